import { UnansweredCall } from './gameApi.ts'

const pauses = [600, 1200, 2400, 4800, 8000]

/**
 * Repeats a call until it is answered, with growing pauses, sooner when the network comes back. Only for calls that may be
 * repeated. `onWaiting` hears whether it is waiting for another try.
 */
export async function untilAnswered<Value>(
  call: () => Promise<Value>,
  onWaiting: (waiting: boolean) => void,
): Promise<Value> {
  for (let tries = 0; ; tries++) {
    try {
      const value = await call()
      if (tries > 0) onWaiting(false)
      return value
    } catch (error) {
      if (!(error instanceof UnansweredCall)) {
        if (tries > 0) onWaiting(false)
        throw error
      }
    }
    onWaiting(true)
    const pause = pauses[Math.min(tries, pauses.length - 1)] ?? 8000
    await online(pause * (0.75 + Math.random() / 2))
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
