import type { Model } from '../engine/models.ts'

export const bookKinds = ['sports', 'esports', 'cockfight'] as const
export type BookKind = (typeof bookKinds)[number]

export type Sport =
  | 'football'
  | 'basketball'
  | 'tennis'
  | 'hockey'
  | 'volleyball'
  | 'cricket'
  | 'racing'
  | 'lanefall'
  | 'breachline'
  | 'circuit'
  | 'bout'

/** How a sport is played. Strengths are from -1 to 1. */
export interface SportPlan {
  readonly sport: Sport
  /** From the start until its result is told. */
  readonly minutes: number
  /** Events of each league a day. */
  readonly perDay: number
  /** Runners of a race; two sides otherwise. */
  readonly runners?: number
  readonly model: (strengths: readonly number[]) => Model
}

export interface BookPlan {
  readonly sports: readonly SportPlan[]
  /** Odds that stay as they were opened. */
  readonly staticOdds: boolean
  /** How long before its start an event can be bet on, hours. */
  readonly openHours: number
}

const lead = ([home = 0, away = 0]: readonly number[]): number => home - away
const logistic = (value: number): number => 1 / (1 + Math.exp(-value))
const field =
  (weight: number) =>
  (strengths: readonly number[]): Model => ({
    kind: 'field',
    chances: strengths.map((strength) => Math.exp(strength * weight)),
  })
const sets =
  (toWin: number, weight: number) =>
  (strengths: readonly number[]): Model => ({ kind: 'sets', chance: logistic(lead(strengths) * weight), toWin })
const goals =
  (mean: number, home: number, weight: number) =>
  (strengths: readonly number[]): Model => ({
    kind: 'goals',
    home: mean * Math.exp(lead(strengths) * weight + home),
    away: mean * Math.exp(-lead(strengths) * weight - home),
  })
const points =
  (mean: number, home: number, weight: number, spread: number) =>
  (strengths: readonly number[]): Model => ({
    kind: 'points',
    home: mean + home + lead(strengths) * weight,
    away: mean - home - lead(strengths) * weight,
    spread,
  })

/** Of two corners that are all but even, one is a little ahead; one bout in twelve is drawn. */
const bout = (strengths: readonly number[]): Model => {
  const first = 0.46 + lead(strengths) * 0.05
  return { kind: 'field', chances: [first, 0.92 - first, 0.08] }
}

export const bookPlans: Readonly<Record<BookKind, BookPlan>> = {
  sports: {
    staticOdds: false,
    openHours: 48,
    sports: [
      { sport: 'football', minutes: 110, perDay: 5, model: goals(1.32, 0.11, 0.3) },
      { sport: 'basketball', minutes: 130, perDay: 4, model: points(84, 1.6, 4, 11) },
      { sport: 'tennis', minutes: 120, perDay: 4, model: sets(2, 0.7) },
      { sport: 'hockey', minutes: 140, perDay: 3, model: goals(2.85, 0.05, 0.16) },
      { sport: 'volleyball', minutes: 110, perDay: 3, model: sets(3, 0.5) },
      { sport: 'cricket', minutes: 200, perDay: 2, model: points(156, 1.5, 8, 24) },
      { sport: 'racing', minutes: 15, perDay: 6, runners: 6, model: field(0.7) },
    ],
  },
  esports: {
    staticOdds: false,
    openHours: 48,
    sports: [
      { sport: 'lanefall', minutes: 120, perDay: 5, model: sets(2, 0.7) },
      { sport: 'breachline', minutes: 150, perDay: 5, model: sets(3, 0.5) },
      { sport: 'circuit', minutes: 30, perDay: 10, runners: 8, model: field(0.7) },
    ],
  },
  cockfight: {
    staticOdds: true,
    openHours: 12,
    sports: [{ sport: 'bout', minutes: 10, perDay: 36, runners: 2, model: bout }],
  },
}
