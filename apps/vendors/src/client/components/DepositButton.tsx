import { askForDeposit, isFramed } from '../api/tellPortal.ts'
import { useLabels } from '../i18n/LabelsContext.ts'
import { useSession } from '../SessionContext.ts'

/** The way to a deposit, for where the balance does not cover a stake: none for play money, nor without a page around the game. */
export function DepositButton() {
  const labels = useLabels()
  const { state } = useSession()
  if (!isFramed() || state?.trial !== false) return null
  return (
    <button type="button" className="to-deposit" onClick={askForDeposit}>
      {labels.deposit}
    </button>
  )
}
