import type { ComponentType } from 'react'
import type { Session } from './model/createSession.ts'
import type { Sound } from './sound/sound.ts'

/** What a kind's part of the page gets of the frame. The session is open. */
export interface Frame {
  readonly gameId: string
  readonly session: Session
  readonly sound: Sound
}

/** What a kind states of itself in the rules (QR22). */
export interface KindFacts {
  /** Return to player in per cent; absent where the rules say it otherwise. */
  readonly returnPercent?: number
  /** The smallest and the largest stake, minor units. */
  readonly least: number
  readonly most: number
  /** Per cent of every stake that feeds a jackpot, where there is one. */
  readonly jackpotPercent?: number
  /** The kind's own rules say how chance and interruptions are dealt with. */
  readonly saysChance?: boolean
}

/** A kind's part of the screen. The frame draws bar, title, notices and panels around it. */
export interface KindScreen {
  /** Custom properties of the page without their dashes, in camel case. */
  readonly palette: Readonly<Record<string, string>>
  /** The same on a light page, for a kind that goes with the theme around it. */
  readonly lightPalette?: Readonly<Record<string, string>>
  /** What lies behind everything. */
  readonly Backdrop: ComponentType
  /** The picture of a title that the game stands in for takes the place of the backdrop. */
  readonly takesPicture?: boolean
  /** The game itself. */
  readonly Stage: ComponentType
  /** Below it. */
  readonly Controls: ComponentType
  /** How it is played and what it pays: the first part of the rules panel. */
  readonly Rules: ComponentType
  readonly facts: KindFacts
  /** The stage has the whole page below the bar: a room one looks into, or a page that is read. */
  readonly fills?: 'room' | 'page'
  readonly onSpace?: () => void
  /** Called once, when the screen stands. */
  readonly start: () => void
}

/** Opens a kind for a session; a lazy chunk of each kind exports it as `open`. */
export type OpenKind = (frame: Frame) => KindScreen | Promise<KindScreen>
