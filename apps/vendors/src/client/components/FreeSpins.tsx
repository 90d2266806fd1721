import { sayLabel } from '@foyer/ui/labels'
import { scatter } from '../../engine/paytable.ts'
import { useLabels } from '../i18n/LabelsContext.ts'
import type { FreeView } from '../model/view.ts'
import { useMoney } from './money.ts'
import { SymbolIcon } from './SymbolIcon.tsx'

interface FreeSpinsProps {
  readonly free: FreeView
  readonly onGoOn: (how: 'next' | 'result') => void
}

/** Announces the free spins, counts them, and sums them up. */
export function FreeSpins({ free, onGoOn }: FreeSpinsProps) {
  const labels = useLabels()
  const { full } = useMoney()
  if (free.step === 'spinning') {
    return (
      <div className="free-strip">
        <span>{sayLabel(labels, 'freeSpin', { current: free.current, count: free.count })}</span>
        <strong>{full(free.total)}</strong>
        <button type="button" className="plain" onClick={() => onGoOn('result')}>
          {labels.skip}
        </button>
      </div>
    )
  }
  return (
    <div className="free-card">
      <SymbolIcon symbol="scatter" />
      <p className="free-title">{labels.freeSpins}</p>
      <p>
        {free.step === 'intro'
          ? sayLabel(labels, 'freeSpinsWon', { count: free.count, multiplier: scatter.multiplier })
          : sayLabel(labels, 'freeTotal', { amount: full(free.total) })}
      </p>
      <button type="button" className="plain" onClick={() => onGoOn('next')}>
        {labels.goOn}
      </button>
    </div>
  )
}
