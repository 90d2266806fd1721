import { randomBytes } from 'node:crypto'

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * A name that can be read out and typed: no letter in it is taken for another. Nobody learns from it how many there are,
 * at this site or at others. `D` deposit, `W` withdrawal, `A` application to a promotion, `P` its picture, `F` feedback.
 */
export const newReference = (kind: 'D' | 'W' | 'A' | 'P' | 'F'): string =>
  kind + Array.from(randomBytes(11), (byte) => alphabet[byte % alphabet.length]).join('')
