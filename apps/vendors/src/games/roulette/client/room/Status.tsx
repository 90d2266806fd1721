import { sayLabel } from '@foyer/ui/labels'
import { useEffect, useRef, useState } from 'react'
import type { TableView } from '../../wire.ts'
import { useRouletteLabels } from '../rouletteLabels.ts'

interface StatusProps {
  readonly table: TableView
  /** The server's clock less this one's, ms. */
  readonly ahead: number
}

/** From here on the seconds are marked. */
const soon = 5

/** Where the round is, and how long bets are taken: the server's clock, counted down here. */
export function Status({ table, ahead }: StatusProps) {
  const labels = useRouletteLabels()
  const bar = useRef<HTMLDivElement>(null)
  const { phase, from, until } = table
  const isBetting = phase === 'betting'
  const seconds = useSeconds(isBetting ? until - ahead : 0)
  useEffect(() => {
    if (!isBetting) return
    const left = until - ahead - Date.now()
    const animation = bar.current?.animate(
      [{ transform: `scaleX(${Math.min(1, left / (until - from))})` }, { transform: 'scaleX(0)' }],
      { duration: Math.max(1, left), fill: 'forwards' },
    )
    return () => animation?.cancel()
  }, [isBetting, from, until, ahead])
  return (
    <div className="status" data-phase={phase} data-soon={(isBetting && seconds <= soon) || undefined}>
      <p className="status-words">
        <span role="status">{labels.phases[phase]}</span>
        {isBetting && (
          <span className="status-seconds" role="timer">
            {sayLabel(labels, 'secondsLeft', { count: seconds })}
          </span>
        )}
      </p>
      <div className="status-track" aria-hidden="true">
        {isBetting && <div ref={bar} className="status-bar" />}
      </div>
    </div>
  )
}

/** Whole seconds until an instant by this clock. */
function useSeconds(until: number): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const count = (): void => {
      const left = Math.max(0, until - Date.now())
      const whole = Math.ceil(left / 1000)
      setSeconds(whole)
      if (whole > 0) timer = setTimeout(count, left - (whole - 1) * 1000 + 15)
    }
    count()
    return () => clearTimeout(timer)
  }, [until])
  return seconds
}
