import type { Species } from '../../engine/species.ts'

/** A shot that was fired and is not answered yet. */
export interface FiredShot {
  readonly playId: string
  readonly fish: string
  readonly species: Species
  readonly cost: number
  /** It may have reached the server; before that it costs nothing and can be dropped. */
  readonly isSent: boolean
}

/** What is told of the last thing that happened. */
export type Said =
  | { readonly what: 'caught'; readonly species: Species; readonly win: number }
  | { readonly what: 'missed'; readonly species: Species }
  /** The fish had gone when the shot arrived: nothing was taken. */
  | { readonly what: 'late'; readonly species: Species }
  /** Shots that were not sent, as the connection broke. */
  | { readonly what: 'dropped'; readonly count: number }
  | { readonly what: 'aimed'; readonly species: Species }
  | { readonly what: 'left'; readonly species: Species }
  | { readonly what: 'wait' }
  | { readonly what: 'choose' }

export interface GunView {
  readonly cost: number
  /** Id of the fish that is aimed at. */
  readonly target: string | undefined
  /** Oldest first. */
  readonly shots: readonly FiredShot[]
  /** Fish that this player has caught: they swim in this sea no more. */
  readonly caught: ReadonlySet<string>
  readonly said: Said | undefined
}

/** So many shots may be under way; the trigger does nothing beyond. */
export const mostUnderWay = 3

/** A catch out of what the server says of a round, whatever the game. */
export function catchOf(result: object): string | undefined {
  return 'caught' in result && result.caught === true && 'fish' in result && typeof result.fish === 'string'
    ? result.fish
    : undefined
}
