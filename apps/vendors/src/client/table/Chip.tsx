import type { CSSProperties } from 'react'
import { chipFace, useMoneyStyle } from './chipFace.ts'

interface ChipProps {
  readonly amount: number
  /** Values of the table's chips: a heap looks like the largest chip in it. */
  readonly chips: readonly number[]
}

/** A chip with its amount. Its words are said by what it lies on. */
export function Chip({ amount, chips }: ChipProps) {
  const style = useMoneyStyle()
  const tone = Math.max(
    0,
    chips.findLastIndex((value) => value <= amount),
  )
  const face = chipFace(amount, style)
  // Custom properties are no part of React's style type.
  const size = { '--letters': face.length } as CSSProperties
  return (
    <span className="chip" style={size} data-tone={tone} aria-hidden="true">
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <circle r="49" className="chip-body" />
        <circle r="42" className="chip-marks" pathLength="96" />
        <circle r="33" className="chip-face" />
      </svg>
      <span className="chip-amount">{face}</span>
    </span>
  )
}
