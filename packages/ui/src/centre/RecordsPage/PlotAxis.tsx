import { useLayoutEffect, useRef } from 'react'
import { dayTicks } from './dayTicks.ts'
import type { RecordDay, RecordFormats } from './RecordsPage.types.ts'

interface PlotAxisProps {
  days: readonly RecordDay[]
  formats: RecordFormats
}

/** As many as stand side by side on a phone. */
const fewTicks = 3

/** Days below their bars, the last one always; a narrow plot leaves out every other. For the eye: each bar says its own day. */
export function PlotAxis({ days, formats }: PlotAxisProps) {
  const ticks = dayTicks(days.length)
  return (
    <div data-part="axis" aria-hidden="true">
      {ticks.map((day, at) => (
        <Tick
          key={day}
          at={(day + 0.5) / days.length}
          isMinor={ticks.length > fewTicks && (ticks.length - at) % 2 === 0}
          text={formats.day(days[day]?.date ?? '')}
        />
      ))}
    </div>
  )
}

interface TickProps {
  /** The middle of its day's column, from 0 to 1 along the plot. */
  at: number
  isMinor: boolean
  text: string
}

function Tick({ at, isMinor, text }: TickProps) {
  const ref = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => ref.current?.style.setProperty('--_at', String(at)), [at])
  return (
    <span ref={ref} data-minor={isMinor || undefined}>
      <span>{text}</span>
    </span>
  )
}
