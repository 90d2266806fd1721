import type { StreamState } from '../../../../client/table/createTableStream.ts'
import type { SharedNotice } from '../../../../client/table/tableWords.ts'
import type { BetProblem } from '../../engine/limits.ts'
import type { SpotBet } from '../../engine/settle.ts'
import type { OwnView, TableView } from '../../wire.ts'

export type TableNotice = BetProblem | SharedNotice

/** All that is on the screen of a table. */
export interface TableState extends StreamState<TableView, OwnView, SpotBet, readonly SpotBet[], TableNotice> {
  /** Counts what the player laid or took back, so that it can be said. */
  readonly said: number
}

/** Bets of the running round that a player sees on the felt. */
export const laidOf = ({ own, table, waiting }: TableState): SpotBet[] => [
  ...(own && own.round === table?.round ? own.tickets.flatMap(({ bets }) => bets) : []),
  ...waiting,
]
