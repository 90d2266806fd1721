import { useLayoutEffect, useRef } from 'react'

interface PlotReadoutProps {
  /** Where along the plot, from 0 to 1. */
  at: number
  day: string
  value: string
}

/** What a day of the plot says, above its bar; for the eye, since the bar itself says it to assistive technology. */
export function PlotReadout({ at, day, value }: PlotReadoutProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => ref.current?.style.setProperty('--_at', String(at)), [at])
  return (
    <div ref={ref} data-part="readout" aria-hidden>
      <span>{day}</span>
      <strong>
        <bdi>{value}</bdi>
      </strong>
    </div>
  )
}
