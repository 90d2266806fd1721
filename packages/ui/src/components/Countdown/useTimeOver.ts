import { useLayoutEffect, useState } from 'react'
import { shortestShown } from './formatRemaining.ts'
import { onEverySecond } from './secondTimer.ts'

/**
 * Whether a `Countdown` to a moment has nothing left to count, by the server's clock: words can stand in place of its dashes.
 * False until it is in the page.
 */
export function useTimeOver(closesAt: number | undefined, clockOffset = 0): boolean {
  const [over, setOver] = useState<number>()
  useLayoutEffect(() => {
    if (closesAt === undefined) return undefined
    return onEverySecond((now) => {
      if (!(closesAt - now - clockOffset > shortestShown)) setOver(closesAt)
    })
  }, [closesAt, clockOffset])
  return closesAt !== undefined && over === closesAt
}
