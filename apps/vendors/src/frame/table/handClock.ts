import { setImmediate } from 'node:timers/promises'
import type { TableClock } from './tableClock.ts'

/** A clock that a test moves. */
export function createHandClock() {
  let now = 1_000_000
  const waiting = new Set<{ at: number; act: () => void }>()
  const clock: TableClock = {
    now: () => now,
    after: (ms, act) => {
      const entry = { at: now + ms, act }
      waiting.add(entry)
      return () => waiting.delete(entry)
    },
  }
  /** Lets everything happen that waits for nothing but promises. */
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 8; turn++) {
      for (let step = 0; step < 40; step++) await Promise.resolve()
      // What is written to the games' file is committed at the end of a turn of the event loop.
      await setImmediate()
    }
  }
  return {
    clock,
    settle,
    move: async (ms: number): Promise<void> => {
      const end = now + ms
      await settle()
      for (;;) {
        const [next] = [...waiting].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)
        if (next === undefined) break
        waiting.delete(next)
        now = Math.max(now, next.at)
        next.act()
        await settle()
      }
      now = end
    },
  }
}
