import { useEffect, useMemo, useRef } from 'react'
import { useMoney } from '../../client/components/money.ts'
import type { Step } from '../engine/result.ts'
import type { SlotMaths } from '../engine/slotMaths.ts'
import { useSlotWords } from '../slotWords.ts'
import { amountsOf, leavingOf, marksOf } from './cellsOf.ts'
import { describeColumns } from './describeColumns.ts'
import { useLook } from './LookContext.ts'
import { Reel, type ReelHandle } from './Reel.tsx'
import type { ScreenStage } from './stage.ts'
import { WinLines } from './WinLines.tsx'

interface ReelsProps {
  readonly maths: SlotMaths
  readonly stage: ScreenStage
  /** What the reels rest on; absent while they move. */
  readonly shown: Step | undefined
}

/** Where the reels rest before the first round. */
const restAt = [4, 11, 20, 7, 15]

/** The window of the reels with what won on it. */
export function Reels({ maths, stage, shown }: ReelsProps) {
  const words = useSlotWords()
  const look = useLook()
  const { plain } = useMoney()
  const { reels, rows } = maths
  const handles = useRef<(ReelHandle | null)[]>([])
  useEffect(() => {
    stage.attach({
      roll: () => {
        for (const reel of handles.current) reel?.roll()
      },
      stop: async () => {
        await Promise.all(handles.current.map(async (reel) => reel?.stop()))
      },
      show: async (step, before, onReel) => {
        const moving = handles.current.map(async (reel, index) => {
          if (reel === null) return
          const next = step.columns[index] ?? ''
          if (step.by === 'turn') await reel.land(next, step.stops?.[index])
          else if (step.by === 'respin') await reel.respin(next)
          else if (before !== undefined) await reel.fall(next, leavingOf(before, index, rows))
          onReel()
        })
        await Promise.all(moving)
      },
    })
    return () => stage.attach(null)
  }, [stage, rows])

  const marks = useMemo(() => marksOf(shown, reels.length, rows), [shown, reels, rows])
  const amounts = amountsOf(shown, reels.length, rows, plain)
  const lineWins = useMemo(() => shown?.wins.filter(({ line }) => line !== undefined) ?? [], [shown])
  const description = useMemo(
    () => (shown === undefined ? words.reels : `${words.reels}. ${describeColumns(shown.columns, rows, look, words)}`),
    [shown, words, look, rows],
  )

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
            rows={rows}
            index={index}
            restAt={restAt[index] ?? 0}
            marks={marks[index] ?? []}
            amounts={amounts[index] ?? []}
          />
        ))}
        {lineWins.length > 0 && (
          <WinLines key={shown?.columns.join()} wins={lineWins} reels={reels.length} rows={rows} />
        )}
        <div className="glass" />
      </div>
    </div>
  )
}
