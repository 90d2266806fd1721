import type { StreamState } from '../../../../client/table/createTableStream.ts'
import type { SharedNotice } from '../../../../client/table/tableWords.ts'
import type { OwnView, TableView } from '../../wire.ts'

export type TableNotice = SharedNotice | 'not_your_turn' | 'move_refused' | 'raise_refused'

/** All that is on the screen of a table. Amounts are minor units. */
export interface TableState extends StreamState<TableView, OwnView, number, number, TableNotice> {
  /** A decision is on its way. */
  readonly isDeciding: boolean
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

export const waitingOf = ({ waiting }: TableState): number => sumOf(waiting)

/** What lies in front of the player's seat before the cards, chips that are not on their way yet included. */
export const laidOf = (state: TableState): number =>
  waitingOf(state) +
  (state.own && state.own.round === state.table?.round ? sumOf(state.own.tickets.map(({ amount }) => amount)) : 0)

/** The player has a bet in the round, and it is not decided. */
export const isInHand = ({ table, own }: TableState): boolean =>
  own !== undefined && own.round === table?.round && own.staked > 0 && table.phase !== 'paid' && table.phase !== 'void'
