import { type CSSProperties, memo } from 'react'
import { Chip } from '../../../../client/table/Chip.tsx'
import type { Spot } from '../../engine/spots.ts'

interface SpotButtonProps {
  readonly spot: Spot
  /** Middle and extent on the felt, in cells; a spot between cells has no extent. */
  readonly u: number
  readonly v: number
  readonly du?: number
  readonly dv?: number
  /** What is written on it. */
  readonly text?: string
  readonly label: string
  readonly color?: string
  /** What lies on it, minor units. */
  readonly amount: number
  readonly chips: readonly number[]
  /** Reached by Tab; the arrow keys reach the others. */
  readonly isEntry: boolean
  /** Covered by the bet that is pointed at. */
  readonly isCovered: boolean
  readonly isWinner: boolean
  readonly isSending: boolean
}

/** One of the 157 bets. The felt listens for all of them. */
export const SpotButton = memo((props: SpotButtonProps) => {
  const { spot, u, v, du = 0, dv = 0, text, label, color, amount, chips, isEntry } = props
  // Custom properties are no part of React's style type.
  const place = { '--u': u, '--v': v, '--du': du, '--dv': dv } as CSSProperties
  return (
    <button
      type="button"
      className={du === 0 ? 'crossing' : 'cell'}
      style={place}
      data-spot={spot.id}
      data-kind={spot.kind}
      data-color={color}
      data-covered={props.isCovered || undefined}
      data-winner={props.isWinner || undefined}
      data-sending={props.isSending || undefined}
      tabIndex={isEntry ? 0 : -1}
      aria-label={label}
    >
      {text !== undefined && <span className="cell-text">{text}</span>}
      {amount > 0 && <Chip amount={amount} chips={chips} />}
    </button>
  )
})
