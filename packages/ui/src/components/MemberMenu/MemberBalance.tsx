import { Eye, EyeOff } from 'lucide'
import { Glyph } from '../Icon/Glyph.tsx'
import type { MemberMenuLabels } from './MemberMenu.labels.ts'
import type { MemberMenuProps } from './MemberMenu.types.ts'

/** What stands for a hidden balance (H17): always the same length, so that it says nothing about the amount. */
const hiddenBalance = '******'

type MemberBalanceProps = Pick<MemberMenuProps, 'balance' | 'isBalanceHidden' | 'onToggleBalance'> & {
  labels: MemberMenuLabels
}

/** The balance and the eye that hides it. */
export function MemberBalance({ balance = '…', isBalanceHidden = false, onToggleBalance, labels }: MemberBalanceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form; this is a figure and its toggle
    <div data-part="balance" role="group" aria-label={labels.balance}>
      <span data-part="amount" {...(isBalanceHidden && { role: 'img', 'aria-label': labels.balanceHidden })}>
        {isBalanceHidden ? hiddenBalance : balance}
      </span>
      <button
        type="button"
        data-control
        aria-label={isBalanceHidden ? labels.showBalance : labels.hideBalance}
        onClick={onToggleBalance}
      >
        {isBalanceHidden ? <Glyph of={EyeOff} size={16} /> : <Glyph of={Eye} size={16} />}
      </button>
    </div>
  )
}
