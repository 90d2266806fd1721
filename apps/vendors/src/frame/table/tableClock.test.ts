import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.useRealTimers())

test('QP10 a machine whose clock is set by an hour moves no turn and no betting at a table', async () => {
  const began = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: began })
  const { realClock } = await import('./tableClock.ts')
  for (const hours of [-1, 1]) {
    vi.setSystemTime(began + hours * 3_600_000)
    expect(Math.abs(realClock.now() - began)).toBeLessThan(60_000)
  }
})
