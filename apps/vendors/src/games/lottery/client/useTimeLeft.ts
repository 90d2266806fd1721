import { useEffect, useState } from 'react'

/** Whole seconds from the world's time until an instant; 0 when it has come. */
export function useTimeLeft(instant: string | undefined, ahead: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    // The clock is read anew each time, so that a page that slept is right at once.
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [])
  return instant === undefined ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - now - ahead) / 1000))
}

/** `1:02:03:04` with days, `02:03:04` with hours, `03:04`. */
export function writeTimeLeft(seconds: number): string {
  const two = (number: number): string => String(number).padStart(2, '0')
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24]
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return days > 0 ? `${days}:${two(hours)}:${rest}` : hours > 0 ? `${two(hours)}:${rest}` : rest
}
