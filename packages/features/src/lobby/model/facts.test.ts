import type { Fixture } from '@foyer/contract'
import { expect, test } from 'vitest'
import { fixtureWords } from './fixtureWords.ts'
import { limitsText } from './limitsText.ts'

const fixture: Fixture = {
  home: { name: 'Port Veyra', colour: '#1d4ed8' },
  away: { name: 'Saltby', colour: '#0e7490' },
  startsAt: '2026-11-21T21:15:00Z',
  odds: { home: 1.8, draw: 3.4, away: 4.25 },
}
const reader = { now: Date.parse('2026-11-21T19:00:00Z'), timeZone: 'UTC' }

test('UK02 a match says its time in the reader’s zone and its odds with two decimals of the language', () => {
  expect(fixtureWords(fixture, 'en', reader)).toMatchObject({
    starts: { instant: fixture.startsAt, text: '21:15' },
    odds: { home: '1.80', draw: '3.40', away: '4.25' },
  })
  const abroad = { ...reader, timeZone: 'Asia/Tokyo' }
  expect(fixtureWords(fixture, 'tr', abroad)).toMatchObject({ starts: { text: '06:15' }, odds: { home: '1,80' } })
})

test('UK02 a match on another day says which, and one that has begun is not told', () => {
  const dayBefore = { ...reader, now: reader.now - 86_400_000 }
  expect(fixtureWords(fixture, 'en', dayBefore)).toMatchObject({
    starts: { text: expect.stringMatching(/Sat.*21:15/) },
  })
  expect(fixtureWords(fixture, 'en', { ...reader, now: Date.parse(fixture.startsAt) })).toBe('begun')
})

test('UK02 a page that is written ahead says who meets and at what odds, not when', () => {
  expect(fixtureWords(fixture, 'en', undefined)).not.toHaveProperty('starts')
})

test('UK02 I30 a race has its name and when it starts', () => {
  const race: Fixture = { race: 'Coast Road Rally', startsAt: fixture.startsAt }
  expect(fixtureWords(race, 'en', undefined)).toEqual({ race: 'Coast Road Rally' })
  expect(fixtureWords(race, 'en', reader)).toMatchObject({ race: 'Coast Road Rally', starts: { text: '21:15' } })
  expect(fixtureWords(race, 'en', { ...reader, now: Date.parse(fixture.startsAt) })).toBe('begun')
})

test('UK02 limits have cents only where there are some, and one of them may be all that is told', () => {
  expect(limitsText({ minBet: 0.5, maxBet: 2500 }, '$', 'en')).toBe('$0.50–$2,500')
  expect(limitsText({ minBet: 1 }, '₺', 'tr')).toBe('₺1')
  expect(limitsText({}, '$', 'en')).toBeUndefined()
})
