import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Draft, found } from '../testing/brandFixture.ts'
import { checkMoments } from './checkMoments.ts'

beforeAll(() => void vi.useFakeTimers({ now: Date.parse('2026-12-01T12:00:00Z'), toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

test('QB03 a banner that has ended is a warning', () => {
  const ends = (endsAt: string) => (brand: Draft) => (brand.banners.w_home[0].endsAt = endsAt)
  expect(found(checkMoments, ends('2026-12-01T15:00:00+03:00'))).toEqual(['moment-past banners.w_home[0].endsAt'])
  expect(found(checkMoments, ends('2026-12-01T15:01:00+03:00'))).toEqual([])
  expect(found(checkMoments)).toEqual([])
})

test('CF07 a countdown to a moment that has passed is a warning', () => {
  const counts = (until: string) => (brand: Draft) =>
    (brand.home = { sections: [{ type: 'countdown', settings: { until } }] })
  expect(found(checkMoments, counts('2025-12-31T21:00:00+03:00'))).toEqual([
    'moment-past home.sections[0].settings.until',
  ])
  expect(found(checkMoments, counts('2026-12-31T21:00:00+03:00'))).toEqual([])
})
