import type { GameKind } from '@foyer/rules'
import type { ComponentType } from 'react'
import type { Draw, Drawn } from '../../frame/random/draw.ts'
import type { PastRound } from '../../wire/history.ts'

/** What a round came to, for a drawing of its kind. */
export interface PastResult {
  readonly result: PastRound['result']
  /** What decided the round, where a single one is shown. */
  readonly draws?: readonly Drawn[]
}

/** How a kind shows rounds that are over. */
export interface PastDrawing {
  /** As of its screen: custom properties of a page that shows a round alone. */
  readonly palette: Readonly<Record<string, string>>
  /** What `Outcome` refers to, drawn once on a page; the kind's screen has it too. */
  readonly Ground?: ComponentType
  /** The round as it came out. */
  readonly Outcome: ComponentType<PastResult>
  /** What decided the round, where that is not drawn round by round. */
  readonly Decided?: ComponentType<PastResult>
  /** Whether these draws lead to this result, where the kind can tell. */
  readonly leadsTo?: (result: PastRound['result'], draw: Draw) => boolean
  /** The same in a word or two, for a list of rounds. */
  readonly Brief?: ComponentType<PastResult>
}

/** What shows a title's rounds; a lazy chunk of each kind exports it as `past`. */
export type OpenPast = (gameId: string, kind: GameKind) => PastDrawing | Promise<PastDrawing>
