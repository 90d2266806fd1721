import type { RoundResult } from '../../engine/playRound.ts'
import type { GameProblem } from '../../wire/game.ts'

/** A player's session with one game. */
export interface SessionRecord {
  /** SHA-256 of the browser's token. */
  readonly id: string
  readonly vendor: string
  readonly merchant: string
  /** Session token at the gateway. */
  readonly walletSession: string
  readonly gameId: string
  readonly title: string
  readonly provider: string
  /** Name of the title's picture, where the gateway draws one; `addArtRoute` hands it on. */
  readonly art?: string
  /** The player, where it is played from their wallet at the vendor. */
  readonly ownPlayer?: string
  readonly trial: boolean
  /** No engine plays the genre of the title. */
  readonly otherGenre?: boolean
  readonly currency: string
  readonly decimals: number
  readonly language: string
  /** Real time in ms. */
  readonly startedAt: number
}

/** A round as it was drawn, before any money moved. */
export interface RoundRecord {
  readonly id: string
  readonly session: string
  readonly spinId: string
  readonly result: RoundResult
  /** Real time in ms. */
  readonly at: number
}

/**
 * How far a round is.
 * `drawn`: the bet may or may not have arrived. `placed`: the stake is taken, the win is owed. The others are final.
 */
export type Progress =
  | { readonly state: 'drawn' }
  | { readonly state: 'placed'; readonly balance: number }
  | { readonly state: 'settled'; readonly balance: number }
  | { readonly state: 'refused'; readonly code: GameProblem }
  | { readonly state: 'cancelled' }

/** One line of the journal. */
export type JournalLine =
  | { readonly kind: 'session'; readonly session: SessionRecord }
  | { readonly kind: 'round'; readonly round: RoundRecord }
  | { readonly kind: 'progress'; readonly round: string; readonly progress: Progress }
