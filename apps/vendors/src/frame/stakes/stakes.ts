import type { VoidReason } from '@foyer/contract'
import type { Drawn } from '../random/draw.ts'
import type { SessionRecord } from '../store/records.ts'

/**
 * How far a stake is. `reserved`: it may or may not have been taken. `placed`: taken. `due`: decided, what it brings is owed.
 * `returning`: to be given back. `settled`, `back` and `refused` are final.
 */
export type StakeProgress = 'reserved' | 'placed' | 'due' | 'returning' | 'settled' | 'back' | 'refused'

/** What became of a stake at the wallet. `unknown`: nobody could say yet; it has to be given back. */
export type Placed =
  | { readonly state: 'placed'; readonly balance: number }
  | { readonly state: 'refused'; readonly code: 'insufficient_funds' | 'session_over' | 'round_cancelled' }
  | { readonly state: 'unknown' }

/** A stake as it is written down before it is asked for. Amounts are minor units. */
export interface StakeOrder<What> {
  /** The same id always has the same answer. */
  readonly id: string
  readonly round: string
  /** The session whose wallet pays. */
  readonly session: string
  /** What it is laid on. */
  readonly what: What
  readonly stake: number
}

export interface Stake<What, Outcome> {
  readonly id: string
  /** Names the stake as a round at the wallet, and in the player's bet history. */
  readonly reference: string
  readonly round: string
  readonly session: SessionRecord
  readonly what: What
  readonly stake: number
  /** Real time in ms. */
  readonly at: number
  readonly progress: StakeProgress
  /** Once it is decided. */
  readonly win?: number
  /** After the last call of the wallet that told one. */
  readonly balance?: number
  /** Why it was refused, or goes back. */
  readonly code?: string
  /** Of its round, once decided, with the draws that decided it. */
  readonly outcome?: Outcome
  readonly draws?: readonly Drawn[]
}

/** A round's end as it is written down. */
export interface Decision<Outcome> {
  readonly round: string
  readonly outcome: Outcome
  /** What decided this round, and nothing that decides a later one, such as the rest of a shoe: players read it again at once. */
  readonly draws: readonly Drawn[]
  /** What each placed stake brings, by its id. A stake that is not named goes back. */
  readonly wins: ReadonlyMap<string, number>
  /** Why those go back that are not named; a round that broke off when left out. */
  readonly voidReason?: VoidReason
}

/** The end of a round that very many have bet on. */
export interface LargeDecision<What, Outcome> extends Pick<Decision<Outcome>, 'round' | 'outcome' | 'draws'> {
  /** What a placed stake brings by the outcome that stands written down. */
  readonly winOf: (what: What, outcome: Outcome) => number
}

/**
 * Stakes that are not decided in the call that lays them: at tables, in matches, in a book. Each call is on disk when it returns; a
 * stake that was written down is paid, given back or refused in the end, after a crash too.
 */
export interface Stakes<What, Outcome> {
  /** Writes a round down before its first stake. A round of an earlier process is not under way any more. */
  readonly openRound: (round: string, place: string) => void
  /** Writes a stake down, then asks the wallet for it. */
  readonly place: (order: StakeOrder<What>) => Promise<Placed>
  /** What a stake got, before a restart too. Of a stake of somebody else nothing is told. */
  readonly answerOf: (id: string, session: string) => Placed | undefined
  readonly find: (id: string) => Stake<What, Outcome> | undefined
  /** Gives a stake back, for a reason that its player is told. The balance, where the wallet could be reached. */
  readonly giveBack: (id: string, reason?: VoidReason) => Promise<number | undefined>
  /** Writes a round's outcome and its wins down, all or nothing. From here on they are paid, whatever happens. Throws where it was decided before. */
  readonly decide: (decision: Decision<Outcome>) => void
  /**
   * Writes a round's outcome down, then what its stakes bring, a piece at a time: others play meanwhile. Yields the ids of each piece, which
   * are to be paid. After a kill in the middle it is called again and goes on where it was; an outcome that was written down stays.
   */
  readonly decideLarge: (decision: LargeDecision<What, Outcome>) => AsyncIterable<readonly string[]>
  /** Decides one stake alone; false when it is not a placed one. */
  readonly decideStake: (id: string, win: number) => boolean
  /** Pays what was decided. The balance after it, where money moved and the wallet could be reached. */
  readonly pay: (id: string) => Promise<number | undefined>
  /** Pays many that were decided, many with one call; those whose wallet cannot be reached are paid by `settleOpen`. */
  readonly payAll: (ids: readonly string[]) => Promise<void>
  /** Gives a round up that could not be decided: what is still laid there goes back. */
  readonly release: (round: string) => void
  /** Outcomes of rounds at a place, newest first. */
  readonly outcomes: (place: string, count: number) => readonly Outcome[]
  /** Paid stakes of a session, oldest first. */
  readonly ofSession: (session: string) => readonly Stake<What, Outcome>[]
  /** A player's stakes over all sessions that were taken, newest first. */
  readonly ofPlayer: (session: SessionRecord, count: number, before?: number) => readonly Stake<What, Outcome>[]
  /** Those of them in rounds at one place. */
  readonly atPlace: (session: SessionRecord, place: string, count: number) => readonly Stake<What, Outcome>[]
  /** Brings to an end what a crash or an unreachable wallet left open. */
  readonly settleOpen: () => Promise<void>
}
