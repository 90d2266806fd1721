import type { GameProblem } from '../../wire/game.ts'
import type { Progress, Round, RoundRecord } from './records.ts'

/** A round as the database has it. */
export interface RoundRow {
  readonly id: string
  readonly session: string
  readonly play_id: string
  readonly stake: number
  readonly choice: string | null
  readonly result: string
  readonly drawn: string
  readonly pool: string | null
  readonly at: number
  readonly state: Progress['state']
  readonly balance: number | null
  readonly code: GameProblem | null
}

export function fromRow(row: RoundRow): Round {
  return {
    id: row.id,
    session: row.session,
    playId: row.play_id,
    stake: row.stake,
    ...(row.choice === null ? {} : { choice: JSON.parse(row.choice) }),
    result: JSON.parse(row.result),
    drawn: JSON.parse(row.drawn),
    ...(row.pool === null ? {} : { pool: JSON.parse(row.pool) }),
    at: row.at,
    progress: progressOf(row),
  }
}

function progressOf({ state, balance, code }: RoundRow): Progress {
  switch (state) {
    case 'placed':
    case 'settled':
      return { state, balance: balance ?? 0 }
    case 'refused':
      return { state, code: code ?? 'round_cancelled' }
    default:
      return { state }
  }
}

/** The values of a new round's row, in the order of its columns. */
export function valuesOf(round: RoundRecord, player: string): (string | number | null)[] {
  const text = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value))
  const { id, session, playId, stake, choice, result, drawn, pool, at } = round
  return [id, session, player, playId, stake, text(choice), text(result), text(drawn), text(pool), at]
}
