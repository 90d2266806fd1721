import type { Suit } from '../card.ts'
import { suitPaths } from './suitPaths.ts'

interface SuitSignProps {
  readonly suit: Suit
  readonly x: number
  readonly y: number
  readonly size: number
  readonly isUpsideDown?: boolean
  readonly className?: string
}

/** The sign of a suit, its middle at a point of the card. */
export function SuitSign({ suit, x, y, size, isUpsideDown = false, className }: SuitSignProps) {
  const turn = isUpsideDown ? ' rotate(180)' : ''
  return (
    <path className={className} d={suitPaths[suit]} transform={`translate(${x} ${y}) scale(${size / 100})${turn}`} />
  )
}
