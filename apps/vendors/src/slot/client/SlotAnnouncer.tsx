import { sayLabel } from '@foyer/ui/labels'
import { useMoney } from '../../client/components/money.ts'
import { useBalanceText } from '../../client/components/useBalanceText.ts'
import { useLabels } from '../../client/i18n/LabelsContext.ts'
import type { InstantView } from '../../client/model/createInstantGame.ts'
import { useSession } from '../../client/SessionContext.ts'
import { useSlotWords } from '../slotWords.ts'
import type { ShownRound } from './stage.ts'

interface SlotAnnouncerProps {
  readonly phase: InstantView['phase']
  readonly round: ShownRound
}

/** Says what happened to those who do not see it: results, free spins and a jackpot. */
export function SlotAnnouncer({ phase, round: { free, pool, win, shown } }: SlotAnnouncerProps) {
  const labels = useLabels()
  const words = useSlotWords()
  const { full } = useMoney()
  const balance = useBalanceText().full(useSession().balance)
  // Free spins and a jackpot are paid beside what the lines in sight pay.
  const lines = shown?.win === win ? (shown?.wins.filter(({ line }) => line !== undefined).length ?? 0) : 0
  let text = ''
  if (free?.step === 'intro') text = sayLabel(words, 'announceFree', { count: free.count })
  else if (free?.step === 'summary') text = sayLabel(words, 'freeTotal', { amount: full(free.total) })
  else if (pool !== undefined) text = sayLabel(words, 'jackpotWon', { amount: full(pool) })
  else if (phase === 'idle' && win !== undefined)
    text =
      win > 0
        ? sayLabel(labels, 'announceWin', { count: lines, amount: full(win), balance })
        : sayLabel(labels, 'announceNoWin', { balance })
  return (
    <output className="unseen" aria-live="polite">
      {text}
    </output>
  )
}
