import type { ReactNode } from 'react'
import type { LotteryLine } from '../../wire.ts'
import { useLotteryWords } from '../../words.ts'
import { Balls } from './Balls.tsx'

interface LineRowProps {
  readonly line: LotteryLine
  /** Its numbers that came. */
  readonly came?: readonly string[]
  /** Stands behind the numbers. */
  readonly children?: ReactNode
}

/** One line of a ticket: its kind and its numbers, those that came marked. */
export function LineRow({ line: { type, picks }, came = [], children }: LineRowProps) {
  const words = useLotteryWords()
  const isSide = type === 'side'
  const sideOf = new Map<string, string>(Object.entries(words.sides))
  return (
    <div className="line">
      <span className="line-type">{words.types[type].name}</span>
      {isSide ? (
        <span>{picks.map((pick) => sideOf.get(pick) ?? pick).join(', ')}</span>
      ) : (
        <Balls numbers={picks} size="small" marked={came} />
      )}
      {children}
    </div>
  )
}
