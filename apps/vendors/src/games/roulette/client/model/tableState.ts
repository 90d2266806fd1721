import type { SharedNotice } from '../../../../client/table/tableWords.ts'
import type { ChatLine } from '../../../../wire/talk.ts'
import type { BetProblem } from '../../engine/limits.ts'
import type { SpotBet } from '../../engine/settle.ts'
import type { OwnView, TableView } from '../../wire.ts'

export type TableNotice = BetProblem | SharedNotice

/** All that is on the screen of a table. */
export interface TableState {
  readonly table?: TableView
  readonly own?: OwnView
  readonly chat: readonly ChatLine[]
  /** Chips that were laid and are not on their way yet. */
  readonly waiting: readonly SpotBet[]
  /** Value of the chosen chip. */
  readonly chip: number
  /** Bets of the last round that was played, to repeat them. */
  readonly last: readonly SpotBet[]
  /** The server's clock less this one's, ms. */
  readonly ahead: number
  readonly notice?: TableNotice
  /** Counts what the player laid or took back, so that it can be said. */
  readonly said: number
}

/** Bets of the running round that a player sees on the felt. */
export const laidOf = ({ own, table, waiting }: TableState): SpotBet[] => [
  ...(own && own.round === table?.round ? own.tickets.flatMap(({ bets }) => bets) : []),
  ...waiting,
]
