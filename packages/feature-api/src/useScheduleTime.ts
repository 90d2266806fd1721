import { nextChange, type Times } from '@foyer/rules'
import { useEffect, useState } from 'react'

/** Browsers count no longer than this, in ms. */
const longestTimer = 2 ** 31 - 1

/**
 * The time (ms) by the visitor's clock and what it is ahead or behind, told anew when one of several things starts or ends (QB03). Nothing before the page runs: a page is
 * written at another time than it is read.
 */
export function useScheduleTime(all: readonly Times[] | undefined, offset = 0): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = (): void => {
      const time = Date.now() + offset
      const change = nextChange(all ?? [], time)
      setNow(time)
      if (change !== undefined) timer = setTimeout(look, Math.min(longestTimer, change - time))
    }
    look()
    return () => clearTimeout(timer)
  }, [all, offset])
  return now
}
