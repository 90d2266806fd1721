/** Kinds of games that the vendors' server plays. The one list: a kind that stands here has an engine and a screen there. */
export const gameKinds = ['lines', 'roulette'] as const

export type GameKind = (typeof gameKinds)[number]

/** What is known of a title before it is opened. */
export interface GameTitle {
  readonly gameId: string
  readonly name: string
  /** RNG, LIVE, FISH, … */
  readonly category: string
  /** What its studio files it under, e.g. Video, Roulette, Cards. */
  readonly genre: string
}

/** Wheels with rules of their own: two balls, two zeros, half of the stake back at zero. */
const otherRoulette = /double|american|fran[cç]/i

/** The kind that plays a title, always the same one; `undefined` where none does, and the title is offered with play money only. */
export function kindOf({ name, category, genre }: GameTitle): GameKind | undefined {
  if (category === 'LIVE') return /roulette/i.test(name) && !otherRoulette.test(name) ? 'roulette' : undefined
  return category === 'RNG' && genre !== 'Table' ? 'lines' : undefined
}
