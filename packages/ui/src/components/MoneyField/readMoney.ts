import type { Separators } from './moneyText.ts'
import { plainDigits } from './plainDigits.ts'

/** What is wrong with an amount by itself: no number, too many decimals, below zero, or longer than money is. */
export type MoneyProblem = 'unreadable' | 'decimals' | 'belowZero' | 'long'

export type MoneyReading =
  /** `undefined` for an empty text. */
  | { readonly minor: bigint | undefined; readonly problem?: never }
  | { readonly problem: MoneyProblem; readonly minor?: never }

/** Digits before the decimals: what the wire takes. */
const longest = 15

/** Groups of thousands as they are written; two digits stand in the front ones of India. */
const groups = /^\d{1,3}(?:S\d{2,3})*S\d{3}$/

/**
 * Reads an amount as people write and paste it: any digits, spaces, a currency sign, `1.234,56` as well as `1,234.56`. Where
 * both signs occur the last one is before the decimals; where one stands alone, the language says what it means. It never
 * becomes a floating-point number.
 */
export function readMoney(text: string, decimals: number, separators: Separators): MoneyReading {
  const plain = plainDigits(text).replaceAll(/[\s'’_]|\p{Sc}/gu, '')
  if (plain === '') return { minor: undefined }
  const isNegative = plain.startsWith('-')
  const unsigned = plain.replace(/^[+-]/, '')
  if (!/^[\d.,]*\d[\d.,]*$/.test(unsigned)) return { problem: 'unreadable' }
  const parts = splitNumber(unsigned, separators)
  if (!parts) return { problem: 'unreadable' }
  const { fraction } = parts
  // Noughts too: `1,250` may have been meant as a thousand.
  if (fraction.length > decimals) return { problem: 'decimals' }
  const whole = parts.whole.replace(/^0+/, '')
  if (whole.length > longest) return { problem: 'long' }
  const minor = BigInt(whole + fraction.padEnd(decimals, '0') || '0')
  return isNegative && minor > 0n ? { problem: 'belowZero' } : { minor }
}

interface NumberParts {
  readonly whole: string
  readonly fraction: string
}

function splitNumber(text: string, separators: Separators): NumberParts | undefined {
  const mark = decimalMark(text, separators)
  if (mark === undefined) return withoutGroups(text, '')
  const at = text.lastIndexOf(mark)
  const fraction = text.slice(at + 1)
  return /^\d*$/.test(fraction) ? withoutGroups(text.slice(0, at), fraction) : undefined
}

/** The sign before the decimals; none where all are between thousands. */
function decimalMark(text: string, { decimal }: Separators): string | undefined {
  const dot = text.lastIndexOf('.')
  const comma = text.lastIndexOf(',')
  if (dot < 0 && comma < 0) return undefined
  if (dot >= 0 && comma >= 0) return dot > comma ? '.' : ','
  const mark = dot >= 0 ? '.' : ','
  if (text.indexOf(mark) !== text.lastIndexOf(mark)) return undefined
  const isGroup = mark !== decimal && /^\d{1,3}[.,]\d{3}$/.test(text)
  return isGroup ? undefined : mark
}

function withoutGroups(whole: string, fraction: string): NumberParts | undefined {
  const kinds = new Set(whole.replaceAll(/\d/g, ''))
  if (kinds.size === 0) return { whole, fraction }
  const isGrouped = kinds.size === 1 && groups.test(whole.replaceAll(/[.,]/g, 'S'))
  return isGrouped ? { whole: whole.replaceAll(/[.,]/g, ''), fraction } : undefined
}
