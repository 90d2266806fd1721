import type { GameKind } from '@foyer/rules'
import type { GameProblem, RoundOutcome } from '../../wire/game.ts'
import type { Drawn } from '../random/draw.ts'

/** A player's session with one game. */
export interface SessionRecord {
  /** SHA-256 of the browser's token. */
  readonly id: string
  readonly vendor: string
  readonly merchant: string
  /** Session token at the gateway. */
  readonly walletSession: string
  /** The player: opaque, and another at every vendor. Absent in sessions from before it was kept. */
  readonly player?: string
  readonly gameId: string
  readonly kind: GameKind
  readonly title: string
  /** What the title is filed under. Absent in sessions from before it was kept. */
  readonly genre?: string
  readonly provider: string
  /** Name of the title's picture, where the gateway draws one; `addArtRoute` hands it on. */
  readonly art?: string
  /** The player, where it is played from their wallet at the vendor. */
  readonly ownPlayer?: string
  readonly trial: boolean
  /** The brand lets players verify rounds. */
  readonly provablyFair?: boolean
  /** No kind plays the title; another stands in for it. */
  readonly otherGenre?: boolean
  /** The site shows the events of this book and takes no bets on them. */
  readonly betsOff?: boolean
  readonly currency: string
  readonly decimals: number
  readonly language: string
  /** Real time in ms. */
  readonly startedAt: number
}

/** A player at their vendor, over all sessions. */
export const playerOf = ({ vendor, merchant, player, id }: SessionRecord): string =>
  [vendor, merchant, player ?? id].join(':')

/** A round as it was drawn, before any money moved. */
export interface RoundRecord {
  /** Names the round at the wallet, and in the player's bet history. */
  readonly id: string
  readonly session: string
  readonly playId: string
  readonly stake: number
  readonly choice?: unknown
  readonly result: RoundOutcome
  /** What decided it, draw by draw. */
  readonly drawn: readonly Drawn[]
  /** The jackpot that its stake feeds, and what it took out of it. */
  readonly pool?: { readonly id: string; readonly feed: number; readonly taken: number }
  /** Real time in ms. */
  readonly at: number
}

/**
 * How far a round is.
 * `reserved`: the bet may or may not have arrived. `placed`: the stake is taken, the win is owed. The others are final.
 */
export type Progress =
  | { readonly state: 'reserved' }
  | { readonly state: 'placed'; readonly balance: number }
  | { readonly state: 'settled'; readonly balance: number }
  | { readonly state: 'refused'; readonly code: GameProblem }
  | { readonly state: 'cancelled' }

export interface Round extends RoundRecord {
  readonly progress: Progress
}
