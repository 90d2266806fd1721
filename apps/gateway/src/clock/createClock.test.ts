import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../database/createTestDatabase.ts'
import type { OpenDatabase } from '../database/openDatabase.ts'
import { createClock } from './createClock.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await createTestDatabase()
})
afterAll(() => open.close())
afterEach(() => vi.useRealTimers())

/** Real time stands still until it is set; timers run. */
const stopTime = (instant: string): Date => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) })
  return new Date(instant)
}

test('N06 shows real time until it is moved', async () => {
  const now = stopTime('2026-11-21T12:00:00Z')
  const clock = await createClock(open.db)
  expect(clock.now()).toEqual(now)
})

test('N06 starts the world at an instant and lets time go on from there, for every instance', async () => {
  stopTime('2026-11-21T12:00:00Z')
  const start = new Date('2024-02-29T23:59:00Z')
  const first = await createClock(open.db, start)
  const second = await createClock(open.db)
  for (const clock of [first, second]) expect(clock.now()).toEqual(start)
  vi.setSystemTime(new Date('2026-11-21T12:01:30Z'))
  for (const clock of [first, second]) expect(clock.now()).toEqual(new Date('2024-03-01T00:00:30Z'))
  await first.moveTo(new Date('2030-01-01T00:00:00Z'))
  expect(second.now().getUTCFullYear()).toBe(2024)
  await second.refresh()
  expect(second.now().getUTCFullYear()).toBe(2030)
})

test('N06 says how far the world is ahead of real time', async () => {
  stopTime('2026-11-21T12:00:00Z')
  const clock = await createClock(open.db)
  await clock.moveTo(new Date('2026-11-21T12:01:00Z'))
  expect(clock.offset()).toBe(60_000)
})
