import { sayLabel } from '@foyer/ui/labels'
import { useMoney } from '../../client/components/money.ts'
import { useSlotWords } from '../slotWords.ts'
import { SymbolIcon } from './SymbolIcon.tsx'
import type { FreeView } from './stage.ts'

interface FreeSpinsProps {
  readonly free: FreeView
  readonly onGoOn: (how: 'next' | 'result') => void
}

/** Announces the free spins, counts them, and sums them up. */
export function FreeSpins({ free, onGoOn }: FreeSpinsProps) {
  const words = useSlotWords()
  const { full } = useMoney()
  if (free.step === 'spinning') {
    return (
      <div className="free-strip">
        <span>{sayLabel(words, 'freeSpin', { current: free.current, count: free.count })}</span>
        <strong>{full(free.total)}</strong>
        <button type="button" className="plain" onClick={() => onGoOn('result')}>
          {words.skip}
        </button>
      </div>
    )
  }
  return (
    <div className="free-card">
      <SymbolIcon symbol="scatter" />
      <p className="free-title">{words.freeSpins}</p>
      <p>
        {free.step === 'intro'
          ? sayLabel(words, 'freeSpinsWon', { count: free.count })
          : sayLabel(words, 'freeTotal', { amount: full(free.total) })}
      </p>
      <button type="button" className="plain" onClick={() => onGoOn('next')}>
        {words.goOn}
      </button>
    </div>
  )
}
