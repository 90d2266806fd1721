import { sayLabel } from '@foyer/ui/labels'
import { useEffect, useRef } from 'react'
import { useSecondsLeft } from '../useSecondsLeft.ts'
import { useTableWords } from './tableWords.ts'

interface StatusProps {
  /** Where the round is. */
  readonly words: string
  /** The clock that runs is one that somebody has to keep to. */
  readonly isTimed: boolean
  /** When it began and when it ends, by the server's clock. */
  readonly from: number
  readonly until: number
  /** The server's clock less this one's, ms. */
  readonly ahead: number
}

/** From here on the seconds are marked. */
const soon = 5

/** Where the round is, and how long there is to bet or to decide: the server's clock, counted down here. */
export function Status({ words, isTimed, from, until, ahead }: StatusProps) {
  const labels = useTableWords()
  const bar = useRef<HTMLDivElement>(null)
  const seconds = useSecondsLeft(isTimed ? until - ahead : 0)
  useEffect(() => {
    if (!isTimed) return
    const left = until - ahead - Date.now()
    const animation = bar.current?.animate(
      [{ transform: `scaleX(${Math.min(1, left / (until - from))})` }, { transform: 'scaleX(0)' }],
      { duration: Math.max(1, left), fill: 'forwards' },
    )
    return () => animation?.cancel()
  }, [isTimed, from, until, ahead])
  return (
    <div className="status" data-soon={(isTimed && seconds <= soon) || undefined}>
      <p className="status-words">
        <span role="status">{words}</span>
        {/* Without a clock its line stays: the table below would move with every step of a round. */}
        <span className="status-seconds" role={isTimed ? 'timer' : undefined}>
          {isTimed ? sayLabel(labels, 'secondsLeft', { count: seconds }) : '\u200b'}
        </span>
      </p>
      <div className="status-track" aria-hidden="true">
        {isTimed && <div ref={bar} className="status-bar" />}
      </div>
    </div>
  )
}
