import { useEffect, useState } from 'react'

/** Whole seconds until an instant by this page's clock. */
export function useSecondsLeft(until: number): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const count = (): void => {
      const left = Math.max(0, until - Date.now())
      const whole = Math.ceil(left / 1000)
      setSeconds(whole)
      if (whole > 0) timer = setTimeout(count, left - (whole - 1) * 1000 + 15)
    }
    count()
    return () => clearTimeout(timer)
  }, [until])
  return seconds
}
