import type { SeatsView } from '../../wire/table.ts'
import type { Limits } from './engine/limits.ts'
import type { SpotBet } from './engine/settle.ts'

/**
 * Where a round is. `betting`: bets are taken. `closed`: no more bets, those on their way are being answered.
 * `turning`: the number is drawn and stored, the wheel shows it. `paid`: wins are paid.
 * `void`: the round could not be played; every stake goes back.
 */
export type RoundPhase = 'betting' | 'closed' | 'turning' | 'paid' | 'void'

/** A table as all who look at it see it. Amounts are minor units, instants ms since 1970 by the server's clock. */
export interface TableView {
  readonly table: string
  readonly name: string
  readonly limits: Limits
  /** Values of the chips. */
  readonly chips: readonly number[]
  readonly round: string
  readonly phase: RoundPhase
  /** When the phase began and when it ends at the latest. */
  readonly from: number
  readonly until: number
  /** The server's clock as this was written. */
  readonly now: number
  /** Once the wheel turns. */
  readonly number?: number
  /** Of earlier rounds, newest first. */
  readonly results: readonly number[]
  readonly seats: SeatsView
  /** What lies on the layout in sum, and in front of whom: largest first, the first few. */
  readonly total: number
  readonly players: readonly { readonly seat: number; readonly amount: number }[]
}

export type TicketState = 'sending' | 'placed'

/** Bets that were laid with one press, paid for and taken back together. */
export interface Ticket {
  readonly id: string
  readonly bets: readonly SpotBet[]
  readonly state: TicketState
}

/** A player's own part of a round. */
export interface OwnView {
  readonly seat: number
  readonly round: string
  readonly tickets: readonly Ticket[]
  readonly balance: number
  /** What the round brought back, once it is paid. */
  readonly win?: number
}
