import { useEffect, useState } from 'react'

/** Time of the world in ms, once a second; `aheadMs` is how far it is ahead of real time. */
export function useWorldTime(aheadMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now + aheadMs
}
