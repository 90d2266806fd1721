import { sayLabel } from '@foyer/ui/labels'
import { useLabels } from '../i18n/LabelsContext.ts'
import type { GameView } from '../model/view.ts'
import { useMoney } from './money.ts'

/** Says what happened to those who do not see it: results, free spins, notices. */
export function Announcer({ view }: { readonly view: GameView }) {
  const labels = useLabels()
  const { full } = useMoney()
  const { phase, free, win, balance, shown } = view
  let text = ''
  if (free?.step === 'intro') text = sayLabel(labels, 'announceFree', { count: free.count })
  else if (free?.step === 'summary') text = sayLabel(labels, 'freeTotal', { amount: full(free.total) })
  else if (phase === 'idle' && win !== undefined) {
    text =
      win > 0
        ? sayLabel(labels, 'announceWin', {
            count: shown?.lineWins.length ?? 0,
            amount: full(win),
            balance: full(balance),
          })
        : sayLabel(labels, 'announceNoWin', { balance: full(balance) })
  }
  return (
    <output className="unseen" aria-live="polite">
      {text}
    </output>
  )
}
