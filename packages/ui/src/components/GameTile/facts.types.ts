import type { ReactNode } from 'react'

/** How a round ended: what its dot says, and the dot's colour. */
export interface TableMark {
  readonly text: string
  readonly tone: 'red' | 'black' | 'blue' | 'green'
}

/** What holds at a live table now, in words of the page. */
export interface TableFacts {
  /** Lowest and highest bet, e.g. `$1–$500`. */
  readonly limits?: string | undefined
  readonly seatsFree?: number | undefined
  /** The newest first. */
  readonly results?: readonly TableMark[] | undefined
}

export interface FixtureSide {
  readonly name: string
  /** `#rrggbb`. */
  readonly colour: string
}

interface MatchFacts {
  readonly home: FixtureSide
  readonly away: FixtureSide
  /** For home, draw and away; a match that cannot be drawn has no second. */
  readonly odds?: { readonly home: string; readonly draw?: string | undefined; readonly away: string } | undefined
}

/** A match to come, or the name of a race, in words of the page. */
export type FixtureFacts = (MatchFacts | { readonly race: string }) & {
  /** Missing until the visitor's time zone is known; its place is kept. */
  readonly starts?: { readonly instant: string; readonly text: string } | undefined
}

/** A match has begun and the next is not known: its place is kept. */
export type FixtureTold = FixtureFacts | 'begun'

/** What is known of a lottery's draws, in words of the page. */
export interface DrawFacts {
  /** Numbers of the last draw. */
  readonly balls?: readonly number[] | undefined
  /** What is to be won, with its currency. */
  readonly pot?: string | undefined
  /** When the next draw is, or what counts down to it. */
  readonly next?: ReactNode
}
