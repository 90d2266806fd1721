import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOnAt, nextChange } from './schedule.ts'

const startsAt = '2026-11-20T00:00:00Z'
const endsAt = '2026-11-27T02:00:00+02:00'
const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)]

test('QB03 something is on from its start until just before its end, to the millisecond', () => {
  const on = (at: number) => isOnAt({ startsAt, endsAt }, at)
  expect([on(start - 1), on(start), on(end - 1), on(end)]).toEqual([false, true, true, false])
  expect([isOnAt({ startsAt }, end), isOnAt({ endsAt }, start), isOnAt({}, start)]).toEqual([true, true, true])
})

test('QB03 while nobody knows the time, only what is always on is shown', () => {
  expect([isOnAt({ startsAt }, undefined), isOnAt({ endsAt }, undefined), isOnAt({}, undefined)]).toEqual([
    false,
    false,
    true,
  ])
})

test('QB03 nothing changes before the next change, and something does then', () => {
  const all = [{ startsAt, endsAt }, {}, { endsAt: startsAt }]
  const shown = (at: number) => all.map((one) => isOnAt(one, at)).join()
  fc.assert(
    fc.property(fc.integer({ min: start - 1e9, max: end + 1e9 }), (at) => {
      const change = nextChange(all, at)
      if (change === undefined) expect(shown(at + 1e12)).toBe(shown(at))
      else {
        expect(shown(change - 1)).toBe(shown(at))
        expect(shown(change)).not.toBe(shown(at))
      }
    }),
  )
})
