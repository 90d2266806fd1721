import { useLayoutEffect, useRef } from 'react'

interface PlotReadoutProps {
  /** The edge of its day's column that it stands at, from 0 to 1 along the plot. */
  at: number
  isBefore: boolean
  day: string
  value: string
}

/** What a day of the plot says, beside its bar and on the side with more room; for the eye, since the bar itself says it to assistive technology. */
export function PlotReadout({ at, isBefore, day, value }: PlotReadoutProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => ref.current?.style.setProperty('--_at', String(at)), [at])
  return (
    <div ref={ref} data-part="readout" data-before={isBefore || undefined} aria-hidden>
      <span>{day}</span>
      <strong>
        <bdi>{value}</bdi>
      </strong>
    </div>
  )
}
