import { seamlessBase } from '@foyer/contract'

/** The time of the world that the games belong to, ms since 1970. */
export interface WorldClock {
  readonly now: () => number
  readonly close: () => void
}

interface WorldClockOptions {
  readonly gatewayUrl: string
  /** Real time. */
  readonly now: () => number
  /** How often the world is asked, in ms. */
  readonly every?: number
  /** Hears when the gateway answers no more, and when it does again. */
  readonly onReach?: (isReached: boolean) => void
}

/**
 * The gateway's clock, which a sandbox's desk can move: real time until the gateway has been asked, and the last that it told while it
 * cannot be reached.
 */
export function createWorldClock({ gatewayUrl, now, every = 2000, onReach }: WorldClockOptions): WorldClock {
  let ahead = 0
  let isAsking = false
  // One that starts a little later than the games is no outage.
  let isReached: boolean | undefined
  const reach = (isSo: boolean): void => {
    if (isReached === !isSo) onReach?.(isSo)
    if (isSo || isReached !== undefined) isReached = isSo
  }
  const ask = async (): Promise<void> => {
    if (isAsking) return
    isAsking = true
    try {
      const answer = await fetch(`${gatewayUrl}${seamlessBase}/clock`, { signal: AbortSignal.timeout(5000) })
      // Checked below.
      const { value } = (await answer.json()) as { readonly value?: { readonly now?: string } }
      const told = Date.parse(value?.now ?? '')
      const isTold = answer.ok && !Number.isNaN(told)
      if (isTold) ahead = told - now()
      reach(isTold)
    } catch {
      // Asked again soon.
      reach(false)
    } finally {
      isAsking = false
    }
  }
  void ask()
  const timer = setInterval(() => void ask(), every)
  timer.unref()
  return { now: () => now() + ahead, close: () => clearInterval(timer) }
}
