import type { GameType } from '@foyer/contract'
import type { Random } from '../../random/random.ts'

interface Odds {
  /** Stakes in minor units; what stands more often is bet more often. */
  readonly stakes: readonly number[]
  /** Share of bets that win anything. */
  readonly hits: number
  /** What a win pays, as multiples of the stake. */
  readonly pays: readonly number[]
  /** Seconds between two bets of a session. */
  readonly pace: readonly [number, number]
  /** Seconds from a bet to its result. */
  readonly settles: readonly [number, number]
}

const slots: Odds = {
  stakes: [20, 40, 40, 60, 100, 100, 200, 400, 1000],
  hits: 0.29,
  pays: [0.5, 0.5, 0.5, 1, 1, 1.5, 2, 2, 2.5, 4, 6, 10, 24],
  pace: [6, 40],
  settles: [2, 6],
}
const tables: Odds = {
  stakes: [100, 200, 200, 500, 500, 1000, 2000],
  hits: 0.46,
  pays: [2, 2, 2, 2, 2, 1.95, 3],
  pace: [35, 110],
  settles: [20, 45],
}
const matches: Odds = {
  stakes: [200, 500, 500, 1000, 2500],
  hits: 0.4,
  pays: [1.55, 1.8, 1.92, 2.1, 2.6, 3.4],
  pace: [120, 1500],
  settles: [5400, 9000],
}
const draws: Odds = {
  stakes: [50, 100, 200, 400],
  hits: 0.07,
  pays: [4, 9, 9, 15, 40],
  pace: [30, 300],
  settles: [600, 7200],
}

const oddsOfType: Partial<Record<GameType, Odds>> = {
  LIVE: tables,
  PVP: tables,
  SPORTS: matches,
  ESPORTS: matches,
  COCKFIGHT: matches,
  LOTT: draws,
  ELOTT: draws,
}

export const oddsOf = (gameType: GameType): Odds => oddsOfType[gameType] ?? slots

/** What a bet wins, minor units; 0 is a loss. */
export function drawWin(random: Random, gameType: GameType, stake: number): number {
  const { hits, pays } = oddsOf(gameType)
  return random.chance(hits) ? Math.round(stake * random.pick(pays)) : 0
}
