import { seedOf } from './seedOf.ts'

/** Kinds of games that the vendors' server plays. The one list: a kind that stands here has an engine and a screen there. */
export const gameKinds = [
  'lines',
  'ways',
  'cascade',
  'hold',
  'jackpot',
  'classic',
  'roulette',
  'fish',
  'dominoes',
  'bigtwo',
  'sports',
  'esports',
  'blackjack',
  'cockfight',
  'lottery',
] as const

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

/** One hand for any number of players, and rules that change what a hand brings. */
const otherBlackjack = /infinite|party|switch|double exposure|spanish/i

/** What slots of a class are; the others are shared out. */
const kindsOfClass: Readonly<Record<string, GameKind>> = { Cascade: 'cascade', Classic: 'classic', Jackpot: 'jackpot' }
/** Categories whose titles are all of one kind: a book on all their events, or bets on the draws of a lottery. */
const kindsOfCategory: Readonly<Record<string, GameKind>> = {
  SPORTS: 'sports',
  ESPORTS: 'esports',
  COCKFIGHT: 'cockfight',
  LOTT: 'lottery',
  ELOTT: 'lottery',
}
const shared = ['lines', 'ways', 'hold'] as const

/** The kind that plays a title, always the same one; `undefined` where none does, and the title is offered with play money only. */
export function kindOf({ gameId, name, category, genre }: GameTitle): GameKind | undefined {
  if (category === 'PVP') return /tournament/i.test(name) ? undefined : matchOf(name)
  if (category === 'LIVE') {
    if (/roulette/i.test(name)) return otherRoulette.test(name) ? undefined : 'roulette'
    return /blackjack/i.test(name) && !otherBlackjack.test(name) ? 'blackjack' : undefined
  }
  if (category === 'FISH') return 'fish'
  const whole = kindsOfCategory[category]
  if (whole !== undefined) return whole
  return category === 'RNG' && genre !== 'Table' ? slotOf(gameId, genre) : undefined
}

/** Matches at seats, by their names; what a title calls a tournament is none. */
function matchOf(name: string): GameKind | undefined {
  if (/\bdomino(es)?\b/i.test(name)) return 'dominoes'
  return /\bbig two\b/i.test(name) ? 'bigtwo' : undefined
}

function slotOf(gameId: string, genre: string): GameKind {
  // What the in-house studio tells of its slots is the lines' mathematics.
  if (gameId.startsWith('bgs-')) return 'lines'
  return kindsOfClass[genre] ?? shared[seedOf(gameId) % shared.length] ?? 'lines'
}
