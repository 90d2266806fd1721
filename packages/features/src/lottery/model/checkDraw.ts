import type { LotteryDraw } from '@foyer/contract'
import { type DrawnNumber, type WorkedOutDraw, workOutDraw } from '@foyer/rules'

/** What a browser comes to by itself, and whether the server said the same. */
export interface CheckedDraw extends Omit<WorkedOutDraw, 'numbers'> {
  /** Each with the ball or the digit it became; nothing where it was passed over. */
  readonly numbers: readonly (DrawnNumber & { readonly drawn: string | undefined })[]
  /** The seed is the one that was committed to. */
  readonly isCommitted: boolean
  /** The numbers are those that follow from the seed. */
  readonly isDrawn: boolean
}

/** Works a draw out from its seed; nothing before it is drawn. */
export async function checkDraw(draw: LotteryDraw): Promise<CheckedDraw | undefined> {
  const { gameId, numero, seed, form, commitment, result } = draw
  if (seed === undefined) return undefined
  const worked = await workOutDraw(form, { gameId, numero, seed })
  const text = (rows: NonNullable<LotteryDraw['result']> | CheckedDraw['result'] = []) =>
    rows.map(({ row, numbers }) => `${row}:${numbers.join(',')}`).join(' ')
  const balls = form.kind === 'balls' ? [...(worked.result[0]?.numbers ?? [])] : undefined
  const numbers = worked.numbers.map((number) => ({
    ...number,
    drawn: number.value === undefined ? undefined : balls ? balls.shift() : String(number.value),
  }))
  return {
    ...worked,
    numbers,
    isCommitted: worked.commitment === commitment,
    isDrawn: text(worked.result) === text(result),
  }
}
