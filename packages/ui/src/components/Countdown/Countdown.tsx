import { useEffect, useRef } from 'react'
import { type CountdownLabels, countdownLabels } from './Countdown.labels.ts'
import { CountdownRoot } from './Countdown.styles.ts'
import { formatRemaining, noTime } from './formatRemaining.ts'
import { onEverySecond } from './secondTimer.ts'

export interface CountdownProps {
  /** When sale closes, in ms since 1970 by the server's clock. */
  closesAt: number
  /** Server clock minus this device's clock, in ms, as measured at the last answer. */
  clockOffset?: number
  /** Dashes are shown while off sale. */
  isOnSale?: boolean
  /** Called once when the time has run out. */
  onEnd?: () => void
  labels?: CountdownLabels
}

/**
 * Time left until a draw closes (W06, UK04). Counts by the server's clock, so that a wrong device clock and a tab that
 * slept change nothing; writes its text past React, and shows dashes until it is in the page.
 */
export function Countdown(props: CountdownProps) {
  const { closesAt, clockOffset = 0, isOnSale = true, onEnd, labels = countdownLabels } = props
  const ref = useRef<HTMLTimeElement>(null)
  const latest = useRef({ onEnd, labels })
  useEffect(() => {
    latest.current = { onEnd, labels }
  })

  useEffect(() => {
    const write = (text: string): void => {
      if (ref.current && ref.current.textContent !== text) ref.current.textContent = text
    }
    if (!isOnSale) return write(noTime)
    let hasEnded = closesAt <= Date.now() + clockOffset
    return onEverySecond(() => {
      const remaining = closesAt - Date.now() - clockOffset
      write(formatRemaining(remaining, latest.current.labels))
      if (remaining > 0 || hasEnded) return
      hasEnded = true
      latest.current.onEnd?.()
    })
  }, [closesAt, clockOffset, isOnSale])

  return (
    <CountdownRoot ref={ref} role="timer" aria-label={labels.timer} data-off-sale={!isOnSale || undefined}>
      {noTime}
    </CountdownRoot>
  )
}
