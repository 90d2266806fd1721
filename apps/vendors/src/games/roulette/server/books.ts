import type { SpotBet } from '../engine/settle.ts'

/** What became of a bet at the wallet. `unknown`: nobody could say yet; it has to be taken back. */
export type Laid =
  | { readonly state: 'placed'; readonly balance: number }
  | { readonly state: 'refused'; readonly code: 'insufficient_funds' | 'session_over' | 'round_cancelled' }
  | { readonly state: 'unknown' }

/** A ticket as it is written down before its stake is asked for. */
export interface TicketRecord {
  readonly ticket: string
  readonly round: string
  readonly session: string
  readonly bets: readonly SpotBet[]
  readonly stake: number
}

/**
 * Where a table writes down what is bet and drawn, and moves money. Each call is on disk before it resolves; a stake that was written
 * down is placed, given back or settled in the end, after a crash too.
 */
export interface TableBooks {
  /** Writes a round down before its first bet. */
  readonly open: (round: string, table: string) => Promise<void>
  readonly place: (ticket: TicketRecord) => Promise<Laid>
  /** What a ticket of an earlier round got, before a restart too. */
  readonly answerOf: (ticket: string) => Laid | undefined
  /** Gives a stake back. The balance, where the wallet could be reached. */
  readonly giveBack: (ticket: string) => Promise<number | undefined>
  /** Writes the number down with what drew it. From here on the round is paid, whatever happens. */
  readonly decide: (round: string, number: number) => Promise<void>
  /** Gives a round up that could not be decided: what is still laid there goes back. */
  readonly abandon: (round: string) => void
  /** Pays a ticket what it brought back. The balance, where the wallet could be reached. */
  readonly settle: (ticket: string, win: number) => Promise<number | undefined>
  /** Rounds written down as decided at a table, newest first. */
  readonly results: (table: string, count: number) => readonly number[]
}
