import { useEffect, useState } from 'react'

/** Who reads the page, when and where. */
export interface Reader {
  /** Ms since 1970 by this device's clock, to the minute. */
  readonly now: number
  /** IANA name. */
  readonly timeZone: string
}

const everyMinute = 60_000

/** The moment and the visitor's time zone; nothing in a page that is written ahead, which knows neither. */
export function useReader(isNeeded = true): Reader | undefined {
  const [reader, setReader] = useState<Reader>()
  useEffect(() => {
    if (!isNeeded) return
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const look = (): void => setReader({ now: Date.now(), timeZone })
    look()
    const timer = setInterval(look, everyMinute)
    return () => clearInterval(timer)
  }, [isNeeded])
  return reader
}
