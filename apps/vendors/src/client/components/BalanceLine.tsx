import { useLabels } from '../i18n/LabelsContext.ts'
import { useSession } from '../SessionContext.ts'
import { useBalanceText } from './useBalanceText.ts'

/** The balance and its name in a line; asterisks while its player has hidden it. */
export function BalanceLine() {
  const labels = useLabels()
  const { balance, state } = useSession()
  const shownBalance = useBalanceText()
  return (
    <p>
      {state?.trial ? labels.playMoney : labels.balance} <strong>{shownBalance.full(balance)}</strong>
    </p>
  )
}
