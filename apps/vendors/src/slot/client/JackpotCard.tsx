import { useMoney } from '../../client/components/money.ts'
import { useSlotWords } from '../slotWords.ts'
import { SymbolIcon } from './SymbolIcon.tsx'

interface JackpotCardProps {
  /** Minor units. */
  readonly amount: number
  readonly onGoOn: () => void
}

/** A jackpot that was won, over the reels, until the player goes on. It is said aloud by the slot's announcer. */
export function JackpotCard({ amount, onGoOn }: JackpotCardProps) {
  const words = useSlotWords()
  const { full } = useMoney()
  return (
    <div className="free-card jackpot-card">
      <SymbolIcon symbol="wild" />
      <p className="free-title">{words.jackpotTitle}</p>
      <p className="jackpot-amount">{full(amount)}</p>
      <button type="button" className="plain" onClick={onGoOn}>
        {words.goOn}
      </button>
    </div>
  )
}
