import type { Model } from '../engine/models.ts'
import { leagues } from './leagues.ts'
import { type BookKind, bookPlans, type Sport } from './plans.ts'
import { seeded, shuffled } from './seeded.ts'

/** An event as the calendar has it; what it comes to is in no calendar. Instants are ms since 1970. */
export interface Fixture {
  readonly id: string
  readonly sport: Sport
  readonly league: string
  /** Home and away, or the runners. */
  readonly sides: readonly string[]
  readonly start: number
  readonly end: number
  readonly model: Model
}

const minute = 60_000
const day = 24 * 60 * minute

/** All events that start in a span, by the calendar alone: the same for whoever asks, whenever. */
export function fixturesBetween(kind: BookKind, from: number, to: number): Fixture[] {
  const found: Fixture[] = []
  for (let date = Math.floor(from / day); date * day < to; date++) found.push(...fixturesOfDay(kind, date))
  return found.filter(({ start }) => start >= from && start < to).sort((a, b) => a.start - b.start)
}

function fixturesOfDay(kind: BookKind, date: number): Fixture[] {
  const { sports } = bookPlans[kind]
  return sports.flatMap((plan) => {
    const { sport, perDay, minutes, runners = 2 } = plan
    return leagues[sport].flatMap(({ name, sides }, place) => {
      const gap = 1440 / perDay
      const shift = seeded(`${name} hours`)() * gap
      const pool = shuffled(sides, `${name} ${date}`)
      const isOnce = plan.runners === undefined
      // No side plays twice a day; runners of one race go on to the next.
      const count = isOnce ? Math.min(perDay, Math.floor(sides.length / 2)) : perDay
      return Array.from({ length: count }, (_, number): Fixture => {
        const start = date * day + Math.round((number * gap + shift) / 5) * 5 * minute
        const own = Array.from({ length: runners }, (_, at) => pool[(number * runners + at) % pool.length] ?? '')
        const seed = own.map((side) => strengthOf(sport, side, date))
        return {
          id: `${sport}-${date}-${place}-${number}`,
          sport,
          league: name,
          sides: sport === 'bout' ? [...sides] : own,
          start,
          end: start + minutes * minute,
          model: plan.model(sport === 'bout' ? [seeded(`${name} ${date} ${number}`)() * 2 - 1, 0] : seed),
        }
      })
    })
  })
}

/** A side's own strength, and its form of the week. */
function strengthOf(sport: Sport, side: string, date: number): number {
  const own = seeded(`${sport} ${side}`)() * 2 - 1
  const form = seeded(`${sport} ${side} ${Math.floor(date / 7)}`)() * 2 - 1
  return own * 0.75 + form * 0.25
}
