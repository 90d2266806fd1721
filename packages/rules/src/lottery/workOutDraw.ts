import { mapDraw } from '../fair/mapDraw.ts'
import { type DrawForm, type DrawResult, nationalRows, type PrizeRow } from './drawForm.ts'

/** One number of the stream and what became of it. */
export interface DrawnNumber {
  /** Its four bytes in hexadecimal digits. */
  readonly bytes: string
  readonly number: number
  /** How many values it was drawn out of. */
  readonly count: number
  /** From 0 on; nothing where the number was passed over. */
  readonly value: number | undefined
}

/** A draw and the whole arithmetic it follows from. */
export interface WorkedOutDraw {
  /** SHA-256 of the seed in hexadecimal digits: what was published while bets were taken. */
  readonly commitment: string
  readonly blocks: readonly { readonly message: string; readonly digest: string }[]
  readonly numbers: readonly DrawnNumber[]
  readonly result: DrawResult
}

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16))

/** What block `n` of the stream is made of: HMAC-SHA256 of this text under the seed. */
export const drawMessage = (gameId: string, numero: string, block: number): string => `${gameId}:${numero}:${block}`

/** The hash of a seed of 64 hexadecimal digits, published before the draw. */
export const commitmentOf = async (seed: string): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', bytesOf(seed)))

/**
 * What a draw comes to: it follows from its seed alone. Every four bytes of the stream are a number, the high byte first; a draw out of
 * `count` is its remainder, and numbers that would make some values likelier are passed over. Balls are taken out of those that are left,
 * in rising order; digits one after the other, row after row.
 */
export async function workOutDraw(
  form: DrawForm,
  { gameId, numero, seed }: { readonly gameId: string; readonly numero: string; readonly seed: string },
): Promise<WorkedOutDraw> {
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const blocks: { message: string; digest: string }[] = []
  const numbers: DrawnNumber[] = []
  let rest = ''
  const draw = async (count: number): Promise<number> => {
    for (;;) {
      if (rest === '') {
        const message = drawMessage(gameId, numero, blocks.length)
        rest = hexOf(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(message)))
        blocks.push({ message, digest: rest })
      }
      const bytes = rest.slice(0, 8)
      rest = rest.slice(8)
      const number = Number.parseInt(bytes, 16)
      const value = mapDraw(number, count)
      numbers.push({ bytes, number, count, value })
      if (value !== undefined) return value
    }
  }
  const digits = async (length: number): Promise<string> => {
    let text = ''
    while (text.length < length) text += String(await draw(10))
    return text
  }
  const rows: { row: PrizeRow; numbers: string[] }[] = []
  if (form.kind === 'balls') {
    const left = Array.from({ length: form.of }, (_, index) => String(index + 1))
    const balls: string[] = []
    while (balls.length < form.picks) balls.push(...left.splice(await draw(left.length), 1))
    rows.push({ row: 'DB', numbers: balls })
  } else {
    const plans = form.kind === 'national' ? nationalRows : [{ row: 'DB', count: 1, digits: form.digits } as const]
    for (const plan of plans) {
      const own: string[] = []
      while (own.length < plan.count) own.push(await digits(plan.digits))
      rows.push({ row: plan.row, numbers: own })
    }
  }
  return { commitment: await commitmentOf(seed), blocks, numbers, result: rows }
}
