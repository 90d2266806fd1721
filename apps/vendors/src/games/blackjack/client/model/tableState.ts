import type { SharedNotice } from '../../../../client/table/tableWords.ts'
import type { ChatLine } from '../../../../wire/talk.ts'
import type { OwnView, TableView } from '../../wire.ts'

export type TableNotice = SharedNotice | 'not_your_turn' | 'move_refused' | 'raise_refused'

/** All that is on the screen of a table. Amounts are minor units. */
export interface TableState {
  readonly table?: TableView
  readonly own?: OwnView
  readonly chat: readonly ChatLine[]
  /** Chips that were laid and are not on their way yet. */
  readonly waiting: readonly number[]
  /** Value of the chosen chip. */
  readonly chip: number
  /** The bet of the last round that was played, to repeat it. */
  readonly last: number
  /** The server's clock less this one's, ms. */
  readonly ahead: number
  /** A decision is on its way. */
  readonly isDeciding: boolean
  readonly notice?: TableNotice
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

export const waitingOf = ({ waiting }: TableState): number => sumOf(waiting)

/** What lies in front of the player's seat before the cards, chips that are not on their way yet included. */
export const laidOf = (state: TableState): number =>
  waitingOf(state) +
  (state.own && state.own.round === state.table?.round ? sumOf(state.own.tickets.map(({ amount }) => amount)) : 0)
