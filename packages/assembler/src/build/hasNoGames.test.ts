import { expect, test } from 'vitest'
import { answerKey } from '../snapshot/snapshot.ts'
import { hasNoGames } from './hasNoGames.ts'

const english = { code: 'EN', tag: 'en', prefix: '', dir: 'ltr', name: 'English' } as const
const asked = { operation: 'gameVendors', input: { platform: 'html5-desktop' } } as const
const live = { category: 'LIVE', queries: [asked] }
const key = answerKey(asked, english)
const category = (gameCategory: string, count: number) => ({ gameCategory, vendors: Array.from({ length: count }) })

test('QB04 L18 a lobby whose category no vendor offers is not listed for search engines', () => {
  expect(hasNoGames(live, { [key]: [category('RNG', 2)] }, english)).toBe(true)
  expect(hasNoGames(live, { [key]: [category('LIVE', 0)] }, english)).toBe(true)
  expect(hasNoGames(live, { [key]: [category('LIVE', 1)] }, english)).toBe(false)
})

test('QB04 a page without a category is listed, and so is a lobby of which the snapshot knows nothing', () => {
  expect(hasNoGames({ queries: [] }, { [key]: [] }, english)).toBe(false)
  expect(hasNoGames(live, {}, english)).toBe(false)
})
