import { mapDraw } from '@foyer/rules'
import { messageOf } from '../../frame/fair/messageOf.ts'
import type { FairProof } from '../../wire/fair.ts'

/** One number of the stream, and what became of it. */
export interface FairNumber {
  /** Its four bytes in hexadecimal digits. */
  readonly bytes: string
  readonly number: number
  readonly count: number
  /** Nothing where it was passed over. */
  readonly value: number | undefined
  /** Whether the draw that it gives is the one that was stored. */
  readonly isStored: boolean
}

/** The whole arithmetic of a round. */
export interface FairSteps {
  readonly hash: string
  readonly isCommitted: boolean
  readonly blocks: readonly { readonly message: string; readonly digest: string }[]
  readonly numbers: readonly FairNumber[]
  readonly isDrawn: boolean
}

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16))

/** Works a round's draws out again from its revealed seeds, with nothing of the server but what it has said. */
export async function verifyRound(
  { commitment, clientSeed, nonce, serverSeed }: Required<FairProof>,
  draws: readonly (readonly [count: number, value: number])[],
): Promise<FairSteps> {
  const seed = bytesOf(serverSeed)
  const hash = hexOf(await crypto.subtle.digest('SHA-256', seed))
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const blocks: { message: string; digest: string }[] = []
  const numbers: FairNumber[] = []
  let rest = ''
  for (const [count, stored] of draws) {
    let value: number | undefined
    while (value === undefined) {
      if (rest === '') {
        const message = messageOf(clientSeed, nonce, blocks.length)
        rest = hexOf(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(message)))
        blocks.push({ message, digest: rest })
      }
      const bytes = rest.slice(0, 8)
      rest = rest.slice(8)
      const number = Number.parseInt(bytes, 16)
      value = mapDraw(number, count)
      numbers.push({ bytes, number, count, value, isStored: value === undefined || value === stored })
    }
  }
  return {
    hash,
    isCommitted: hash === commitment,
    blocks,
    numbers,
    isDrawn: numbers.every(({ isStored }) => isStored),
  }
}
