import { freeChoice } from '@foyer/feature-api'
import { expect, test } from 'vitest'
import words from '../messages/en.json'
import { namesOf } from './nameChoice.ts'

const known: Readonly<Record<string, string>> = words
const say = (key: string, values: Readonly<Record<string, string>> = {}): string =>
  (known[key] ?? `filters:${key}`).replace(/\{\{(\w+)\}\}/g, (_place, name: string) => values[name] ?? '')
const named = (choice: object) => namesOf({ ...freeChoice, ...choice }, say, 'en').filters

test('QP03 QP04 every filter that is set has a name and takes itself alone away', () => {
  const choice = {
    features: 'freeSpins,wilds',
    themes: 'water',
    volatilities: 'low',
    rtp: 96,
    jackpot: true,
    lines: true,
  }
  expect(named(choice).map(({ name }) => name)).toEqual([
    'Free spins',
    'Wilds',
    'Volatility: Low',
    'Water',
    'Return 96% or more',
    'With a jackpot',
    '25 lines or more',
  ])
  expect(named(choice).map(({ without }) => without)).toEqual([
    { features: 'wilds' },
    { features: 'freeSpins' },
    { volatilities: '' },
    { themes: '' },
    { rtp: 0 },
    { jackpot: false },
    { lines: false },
  ])
})

test('QP03 nothing set has no names, and a code without words is told as it is', () => {
  expect(named({ sort: 'name' })).toEqual([])
  expect(named({ features: 'tumbles' })).toMatchObject([{ name: 'tumbles' }])
})

test('QP04 R02 without a chosen order a list is told as most played first, a search as best match first', () => {
  const firstOf = (isSearch: boolean) => namesOf(freeChoice, say, 'en', isSearch).orders[0]
  expect(firstOf(false)).toEqual({ value: 'popular', label: 'Most played first' })
  expect(firstOf(true)).toEqual({ value: 'popular', label: 'Best match first' })
})
