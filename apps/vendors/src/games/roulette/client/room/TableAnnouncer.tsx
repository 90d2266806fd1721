import { sayLabel } from '@foyer/ui/labels'
import { useMoney } from '../../../../client/components/money.ts'
import { useBalanceText } from '../../../../client/components/useBalanceText.ts'
import { stakeOf } from '../../engine/settle.ts'
import { colorOf } from '../../engine/wheel.ts'
import { laidOf, type TableState } from '../model/tableState.ts'
import { useRouletteLabels } from '../rouletteLabels.ts'

/** Says what happened to those who do not see it: chips laid and taken back, the number, what it brought. */
export function TableAnnouncer({ state, isShown }: { readonly state: TableState; readonly isShown: boolean }) {
  const labels = useRouletteLabels()
  const { full } = useMoney()
  const shownBalance = useBalanceText()
  const { table, own } = state
  const number = isShown ? table?.number : undefined
  let text = ''
  if (number !== undefined) {
    const words = { number, color: labels.colors[colorOf(number)], balance: shownBalance.full(own?.balance ?? 0) }
    const win = own?.round === table?.round ? own?.win : undefined
    text =
      win === undefined
        ? sayLabel(labels, 'announceNumber', words)
        : win > 0
          ? sayLabel(labels, 'announceWin', { ...words, amount: full(win) })
          : sayLabel(labels, 'announceNoWin', words)
  } else if (state.said > 0 && table?.phase === 'betting') {
    text = sayLabel(labels, 'announceLaid', { total: full(stakeOf(laidOf(state))) })
  }
  return (
    <output className="unseen" aria-live="polite">
      {text}
    </output>
  )
}
