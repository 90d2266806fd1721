import { useLayoutEffect, useRef } from 'react'
import { watchSight } from '../../interaction/watchSight.ts'
import { type CountdownLabels, countdownLabels } from './Countdown.labels.ts'
import { CountdownRoot, type CountdownVariant } from './Countdown.styles.ts'
import { noTime } from './formatRemaining.ts'
import { onEverySecond } from './secondTimer.ts'
import { remainingWriter } from './writeRemaining.ts'

export interface CountdownProps {
  /** When sale closes, in ms since 1970 by the server's clock. */
  closesAt: number
  /** Server clock minus this device's clock, in ms, as measured at the last answer. */
  clockOffset?: number
  /** Dashes are shown while off sale. */
  isOnSale?: boolean
  /** `text` in a line of words, `segments` where it is the point: a box for each unit. */
  variant?: CountdownVariant
  /** Called once when the time has run out. */
  onEnd?: () => void
  labels?: CountdownLabels
}

const units = ['day', 'hour', 'minute', 'second'] as const

/**
 * Time left until a draw closes (W06, UK04). Counts by the server's clock, so that a wrong device clock and a tab that
 * slept change nothing; writes its text past React, and shows dashes until it is in the page.
 */
export function Countdown(props: CountdownProps) {
  const { closesAt, clockOffset = 0, isOnSale = true, variant = 'text', onEnd, labels = countdownLabels } = props
  const ref = useRef<HTMLTimeElement>(null)
  const latest = useRef({ onEnd, labels })
  useLayoutEffect(() => {
    latest.current = { onEnd, labels }
  })

  // Written before the first frame, which would show dashes.
  // biome-ignore lint/correctness/useExhaustiveDependencies(variant): the clock of another variant is another element
  useLayoutEffect(() => {
    const clock = ref.current
    if (!clock) return
    const left = (now: number): number => closesAt - now - clockOffset
    const writeLeft = remainingWriter(clock)
    const write = (now: number): void => writeLeft(isOnSale ? left(now) : 0, latest.current.labels)
    if (!isOnSale) return write(Date.now())
    let hasEnded = left(Date.now()) <= 0
    let isInSight = true
    const forget = onEverySecond((now) => {
      if (isInSight) write(now)
      if (hasEnded || left(now) > 0) return
      hasEnded = true
      latest.current.onEnd?.()
    })
    const unwatch = watchSight(clock, (isNow) => {
      isInSight = isNow
      if (isNow) write(Date.now())
    })
    return () => {
      forget()
      unwatch()
    }
  }, [closesAt, clockOffset, isOnSale, variant])

  return (
    <CountdownRoot
      key={variant}
      ref={ref}
      role="timer"
      aria-label={labels.timer}
      data-variant={variant}
      data-off-sale={!isOnSale || undefined}
    >
      {variant === 'text'
        ? noTime
        : units.map((unit) => (
            <span key={unit} data-part="segment" hidden={unit === 'day'}>
              <span data-part="digits">--</span>
              <span data-part="unit">{labels[unit]}</span>
            </span>
          ))}
    </CountdownRoot>
  )
}
