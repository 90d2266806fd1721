import { useSyncExternalStore } from 'react'
import { onHiddenChange, readHidden } from '../api/hiddenBalance.ts'
import { useLabels } from '../i18n/LabelsContext.ts'
import { useSession } from '../SessionContext.ts'
import { useMoney } from './money.ts'

/** The balance and its name in a line; asterisks while its player has hidden it. */
export function BalanceLine() {
  const labels = useLabels()
  const { full } = useMoney()
  const { balance, state } = useSession()
  const isHidden = useSyncExternalStore(onHiddenChange, readHidden, readHidden)
  return (
    <p>
      {state?.trial ? labels.playMoney : labels.balance} <strong>{isHidden ? '******' : full(balance)}</strong>
    </p>
  )
}
