import type { LotteryDraw } from '@foyer/contract'
import type { Stake, Stakes } from '../../../frame/stakes/stakes.ts'
import type { LotteryLine, TicketProblem, TicketView } from '../wire.ts'

/** What a stake is laid on: the lines of a ticket in one draw. */
export interface Ticket {
  /** Order it was bought with. */
  readonly order: string
  readonly numero: string
  readonly drawsAt: string
  /** What all is drawn, as it was when the ticket was bought. */
  readonly form: LotteryDraw['form']
  readonly price: number
  readonly lines: readonly LotteryLine[]
}

/** What was drawn, and the seed it follows from. */
export interface TicketOutcome {
  readonly seed: string
  readonly result: Required<LotteryDraw>['result']
}

export type LotteryStakes = Stakes<Ticket, TicketOutcome>
export type LotteryStake = Stake<Ticket, TicketOutcome>

/**
 * One ticket for one draw: bought, or why not. `over`: the session has ended. `refused`: the wallet will not have it, now or later.
 * `waiting`: the wallet did not answer, and the stake is on its way back; `back`: it has come back, so that it may be tried under another
 * id. Anything else is about this draw alone.
 */
export type Bought =
  | { readonly ticket: TicketView; readonly balance: number }
  | { readonly code: TicketProblem; readonly why?: 'over' | 'refused' | 'waiting' | 'back' }
