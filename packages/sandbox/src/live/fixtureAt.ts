import type { Fixture, FixtureOdds, FixtureSide, GameType, NamedGame } from '@foyer/contract'
import { createRandom } from '../random/random.ts'
import { sidesOf } from './sides.ts'

const minute = 60_000
/** From one match of a game to its next. */
const betweenMatches = 150 * minute
const quarter = 15 * minute
/** How often odds move. */
const oddsMs = 5 * minute
/** What the house keeps. */
const margin = 1.06
const drawShare = 0.27

const toOdds = (probability: number): number => Math.max(1.05, Math.round(100 / (probability * margin)) / 100)

function oddsAt(seed: string, canDraw: boolean, at: Date): FixtureOdds {
  const strength = createRandom(`strength ${seed}`).between(0.28, 0.72)
  const drift = createRandom(`odds ${seed} ${Math.floor(at.getTime() / oddsMs)}`).between(-0.02, 0.02)
  const home = (strength + drift) * (canDraw ? 1 - drawShare : 1)
  const draw = canDraw ? drawShare : 0
  return {
    home: toOdds(home),
    ...(canDraw ? { draw: toOdds(draw) } : {}),
    away: toOdds(1 - draw - home),
  }
}

/** The next match of a game: its sides, when it starts by the world's clock and what is offered on it. */
export function fixtureAt({ nodeId, gameClassify = '' }: NamedGame, gameType: GameType, at: Date): Fixture | undefined {
  const sides = sidesOf(gameType, gameClassify)
  if (sides.length < 2) return undefined
  // Matches start at quarters of an hour, those of different games at different ones.
  const shift = (nodeId % 10) * quarter
  const number = Math.floor((at.getTime() - shift) / betweenMatches) + 1
  const seed = `${nodeId} ${number}`
  // Two of at least two.
  const [home, away] = createRandom(`fixture ${seed}`).shuffled(sides) as [FixtureSide, FixtureSide]
  return {
    home,
    away,
    startsAt: new Date(number * betweenMatches + shift).toISOString(),
    odds: oddsAt(seed, gameClassify === 'Football', at),
  }
}
