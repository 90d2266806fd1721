import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../database/createTestDatabase.ts'
import type { OpenDatabase } from '../database/openDatabase.ts'
import { createClock } from './createClock.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await createTestDatabase()
})
afterAll(() => open.close())

test('N06 shows real time until it is moved', async () => {
  const clock = await createClock(open.db)
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(50)
})

test('N06 starts the world at an instant and lets time go on from there, for every instance', async () => {
  const start = new Date('2024-02-29T23:59:00Z')
  const first = await createClock(open.db, start)
  const second = await createClock(open.db)
  for (const clock of [first, second]) {
    const ahead = clock.now().getTime() - start.getTime()
    expect(ahead).toBeGreaterThanOrEqual(0)
    expect(ahead).toBeLessThan(2000)
  }
  await first.moveTo(new Date('2030-01-01T00:00:00Z'))
  expect(second.now().getUTCFullYear()).toBe(2024)
  await second.refresh()
  expect(second.now().getUTCFullYear()).toBe(2030)
})
