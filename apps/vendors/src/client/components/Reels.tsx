import { sayLabel } from '@foyer/ui/labels'
import { useEffect, useMemo, useRef } from 'react'
import type { SpinResult } from '../../engine/evaluateSpin.ts'
import { payLines } from '../../engine/lines.ts'
import { reels, rowCount, windowOf } from '../../engine/reels.ts'
import { useLabels } from '../i18n/LabelsContext.ts'
import type { ScreenStage } from '../model/createStage.ts'
import type { Theme } from '../themes/theme.ts'
import { Reel, type ReelHandle } from './Reel.tsx'
import { WinLines } from './WinLines.tsx'

interface ReelsProps {
  readonly stage: ScreenStage
  readonly theme: Theme
  /** What the reels rest on; absent while they turn. */
  readonly shown: SpinResult | undefined
}

/** The window of five reels with the lines that won. */
export function Reels({ stage, theme, shown }: ReelsProps) {
  const labels = useLabels()
  const handles = useRef<(ReelHandle | null)[]>([])
  useEffect(() => {
    stage.attach({
      roll: () => {
        for (const reel of handles.current) reel?.roll()
      },
      land: async (stops, onReel) => {
        const landing = handles.current.map(async (reel, index) => {
          await reel?.land(stops[index] ?? 0)
          onReel()
        })
        await Promise.all(landing)
      },
    })
    return () => stage.attach(null)
  }, [stage])

  const marks = useMemo(() => marksOf(shown), [shown])
  const names = labels.symbols[theme.id]
  const description = useMemo(() => {
    const stops = shown?.stops
    if (stops === undefined) return labels.reels
    const rows = Array.from({ length: rowCount }, (_, row) =>
      sayLabel(labels, 'row', {
        row: row + 1,
        names: reels.map((strip, reel) => names[windowOf(strip, stops[reel] ?? 0)[row] ?? 'low1']).join(', '),
      }),
    )
    return `${labels.reels}. ${rows.join(' ')}`
  }, [shown, labels, names])

  return (
    <div className="cabinet">
      <p className="unseen">{description}</p>
      <div className="window" aria-hidden="true">
        {reels.map((strip, index) => (
          <Reel
            // biome-ignore lint/suspicious/noArrayIndexKey: the reels never change places
            key={index}
            ref={(handle) => {
              handles.current[index] = handle
            }}
            strip={strip}
            index={index}
            restAt={stage.rest[index] ?? 0}
            marks={marks.map((row) => row[index])}
          />
        ))}
        {shown && shown.lineWins.length > 0 && <WinLines key={shown.stops.join()} wins={shown.lineWins} />}
        <div className="glass" />
      </div>
    </div>
  )
}

/** Per row and reel: part of a win, or beside one. */
function marksOf(shown: SpinResult | undefined): ('win' | 'dim' | undefined)[][] {
  const base = shown !== undefined && shown.win > 0 ? 'dim' : undefined
  const marks = Array.from({ length: rowCount }, () =>
    Array.from<'win' | 'dim' | undefined>({ length: reels.length }).fill(base),
  )
  for (const { line, count } of shown?.lineWins ?? []) {
    for (const [reel, row] of (payLines[line] ?? []).slice(0, count).entries()) marks[row]?.splice(reel, 1, 'win')
  }
  if (shown !== undefined && shown.scatterWin > 0) {
    for (const [reel, strip] of reels.entries()) {
      const row = windowOf(strip, shown.stops[reel] ?? 0).indexOf('scatter')
      marks[row]?.splice(reel, 1, 'win')
    }
  }
  return marks
}
