import type { ChatLine } from '../../../wire/talk.ts'
import type { MatchTable, OwnSeat } from '../../wire.ts'

export type MatchNotice =
  | 'table_full'
  | 'round_running'
  | 'not_your_turn'
  | 'move_refused'
  | 'too_fast'
  | 'insufficient_funds'
  | 'round_cancelled'
  | 'lost'

/** All that is on the screen of a table. */
export interface MatchState<Open, Piece> {
  /** Number of the table. */
  readonly at: string
  readonly table?: MatchTable<Open, Piece>
  readonly own?: OwnSeat<Piece>
  readonly chat: readonly ChatLine[]
  /** The server's clock less this one's, ms. */
  readonly ahead: number
  /** The turn that a move is on its way for. */
  readonly sent?: string | undefined
  readonly notice?: MatchNotice | undefined
}

/** Names a turn of a hand among all turns. */
export const turnKey = <Open, Piece>({ table }: Pick<MatchState<Open, Piece>, 'table'>): string =>
  `${table?.playing?.hand}:${table?.playing?.turnNumber}`

/** True while the player may move: it is their turn, they are not away, and no move is on its way. */
export function isOwnTurn<Open, Piece>(state: MatchState<Open, Piece>): boolean {
  const { table, own, sent } = state
  const isTurn = own?.seat !== undefined && table?.playing?.turn === own.seat
  return isTurn && !own.isAway && sent !== turnKey(state)
}

/** The player has paid an ante, and the hand it is for is not over: it goes on without them too. */
export const isInHand = <Open, Piece>({ table, own }: Pick<MatchState<Open, Piece>, 'table' | 'own'>): boolean =>
  own?.next !== undefined || (table?.playing !== undefined && own?.seat !== undefined && own.held.length > 0)
