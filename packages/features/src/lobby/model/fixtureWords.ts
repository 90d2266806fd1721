import type { Fixture } from '@foyer/contract'
import type { Reader } from '@foyer/feature-api'
import type { FixtureTold } from '@foyer/ui/GameTile'
import { dayAndTime } from './dayAndTime.ts'

/**
 * A match in words of a language and the reader's day: `21:15` today, `Sun 21:15` on another. A page that is written ahead
 * does not know the day and says the sides and odds alone; of a match that has begun only that is told.
 */
export function fixtureWords(fixture: Fixture, language: string, reader: Reader | undefined): FixtureTold {
  const { startsAt } = fixture
  const at = Date.parse(startsAt)
  if (reader && !(at > reader.now)) return 'begun'
  const write = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format
  const starts = reader && { starts: { instant: startsAt, text: dayAndTime(at, language, reader) } }
  if ('race' in fixture) return { race: fixture.race, ...starts }
  const { home, away, odds } = fixture
  return {
    home,
    away,
    ...(odds && {
      odds: { home: write(odds.home), away: write(odds.away), ...(odds.draw && { draw: write(odds.draw) }) },
    }),
    ...starts,
  }
}
