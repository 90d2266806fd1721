import { sayLabel } from '@foyer/ui/labels'
import { useMoney } from '../../../client/components/money.ts'
import type { Step } from '../../engine/result.ts'
import type { SlotMaths } from '../../engine/slotMaths.ts'
import { useSlotWords } from '../../slotWords.ts'
import { amountsOf, marksOf } from '../cellsOf.ts'
import { describeColumns } from '../describeColumns.ts'
import { useLook } from '../LookContext.ts'
import { ReelCell } from '../ReelCell.tsx'
import { WinLines } from '../WinLines.tsx'

interface PastStepProps {
  readonly maths: Pick<SlotMaths, 'reels' | 'rows'>
  readonly step: Step
  /** How the step came. */
  readonly name: string
}

/** A window as it stood after one step of a round, with what won on it. */
export function PastStep({ maths: { reels, rows }, step, name }: PastStepProps) {
  const words = useSlotWords()
  const look = useLook()
  const { full, plain } = useMoney()
  const marks = marksOf(step, reels.length, rows)
  const amounts = amountsOf(step, reels.length, rows, plain)
  const { multiplier = 1 } = step
  const lineWins = step.wins.filter(({ line }) => line !== undefined)
  return (
    <figure className="past-step">
      <div className="past-window" role="img" aria-label={describeColumns(step.columns, rows, look, words)}>
        {reels.map((_, reel) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the reels never change places
          <div key={reel} className="past-reel">
            {Array.from({ length: rows }, (__, row) => (
              <ReelCell
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do the rows
                key={row}
                letter={step.columns[reel]?.charAt(row) ?? ''}
                mark={marks[reel]?.[row]}
                amount={amounts[reel]?.[row]}
              />
            ))}
          </div>
        ))}
        {lineWins.length > 0 && <WinLines wins={lineWins} reels={reels.length} rows={rows} />}
      </div>
      <figcaption>
        <span>{name}</span>
        {multiplier > 1 && <span>{sayLabel(words, 'multiplied', { multiplier })}</span>}
        <strong data-won={step.win > 0 || undefined}>{full(step.win)}</strong>
      </figcaption>
    </figure>
  )
}
