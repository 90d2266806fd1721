import { sayLabel } from '@foyer/ui/labels'
import { useEffect, useState } from 'react'
import { colorOf } from '../../engine/wheel.ts'
import type { TableView } from '../../wire.ts'
import { useRouletteLabels } from '../rouletteLabels.ts'
import { Wheel } from '../wheel/Wheel.tsx'
import { turnMs } from '../wheel/wheelTurn.ts'

interface WheelStageProps {
  readonly table: TableView
  readonly ahead: number
  /** True once the ball lies still. */
  readonly isShown: boolean
}

/** The wheel with the number it came to, which stays until bets are taken again. */
export function WheelStage({ table, ahead, isShown }: WheelStageProps) {
  const labels = useRouletteLabels()
  const { phase, number, results, from } = table
  const [last = 0] = results
  const isTurning = phase === 'turning' && number !== undefined
  const shown = number ?? last
  const label =
    isTurning && !isShown
      ? labels.wheelTurns
      : results.length === 0 && number === undefined
        ? labels.wheelWaits
        : sayLabel(labels, 'wheelRests', { number: shown })
  return (
    <div className="wheel-place" data-forward={isTurning || phase === 'closed' || undefined}>
      <Wheel number={shown} from={last} since={isTurning ? from - ahead : undefined} label={label} />
      {isShown && number !== undefined && (
        <p className="result" data-color={colorOf(number)} aria-hidden="true">
          {number}
        </p>
      )}
    </div>
  )
}

/** True from when the wheel has come to rest until the next bets. */
export function useIsShown(table: TableView | undefined, ahead: number): boolean {
  const [shownRound, setShownRound] = useState<string>()
  const round = table?.number === undefined ? undefined : table.round
  const restsAt = (table?.from ?? 0) + turnMs - ahead
  const isTurning = table?.phase === 'turning'
  useEffect(() => {
    if (round === undefined || !isTurning) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setTimeout(() => setShownRound(round), isStill ? 0 : Math.max(0, restsAt - Date.now()))
    return () => clearTimeout(timer)
  }, [round, isTurning, restsAt])
  return round !== undefined && (shownRound === round || !isTurning)
}
