/** Kinds of games that the vendors' server plays. The one list: a kind that stands here has an engine and a screen there. */
export const gameKinds = ['lines', 'ways', 'cascade', 'hold', 'jackpot', 'classic', 'roulette'] as const

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

/** What slots of a class are; the others are shared out. */
const kindsOfClass: Readonly<Record<string, GameKind>> = { Cascade: 'cascade', Classic: 'classic', Jackpot: 'jackpot' }
const shared = ['lines', 'ways', 'hold'] as const

/** The kind that plays a title, always the same one; `undefined` where none does, and the title is offered with play money only. */
export function kindOf({ gameId, name, category, genre }: GameTitle): GameKind | undefined {
  if (category === 'LIVE') return /roulette/i.test(name) && !otherRoulette.test(name) ? 'roulette' : undefined
  return category === 'RNG' && genre !== 'Table' ? slotOf(gameId, genre) : undefined
}

function slotOf(gameId: string, genre: string): GameKind {
  // What the in-house studio tells of its slots is the lines' mathematics.
  if (gameId.startsWith('bgs-')) return 'lines'
  let seed = 2166136261
  for (const letter of gameId) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0
  return kindsOfClass[genre] ?? shared[(seed >>> 8) % shared.length] ?? 'lines'
}
