import { UnansweredCall } from './gameApi.ts'

const pauses = [600, 1200, 2400, 4800, 8000]

/** A person who sees nothing happen for so long wants a word of it. */
const slowAfter = 5_000

/**
 * Repeats a call until it is answered, with growing pauses, sooner when the network comes back. Only for calls that may be
 * repeated. `onWaiting` hears when the answer is slow to come or lost, and when the waiting is over.
 */
export async function untilAnswered<Value>(
  call: () => Promise<Value>,
  onWaiting: (waiting: boolean) => void,
): Promise<Value> {
  let isTold = false
  const tell = (): void => {
    isTold = true
    onWaiting(true)
  }
  try {
    for (let tries = 0; ; tries++) {
      const slow = setTimeout(tell, slowAfter)
      try {
        return await call()
      } catch (error) {
        if (!(error instanceof UnansweredCall)) throw error
      } finally {
        clearTimeout(slow)
      }
      tell()
      const pause = pauses[Math.min(tries, pauses.length - 1)] ?? 8000
      await online(pause * (0.75 + Math.random() / 2))
    }
  } finally {
    if (isTold) onWaiting(false)
  }
}

function online(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer)
      removeEventListener('online', finish)
      resolve()
    }
    const timer = setTimeout(finish, ms)
    addEventListener('online', finish)
  })
}
