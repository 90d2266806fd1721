import { DepositsPanel } from '../deposits/DepositsPanel.tsx'
import { FeedbackPanel } from '../feedback/FeedbackPanel.tsx'
import { ForgottenPanel } from '../forgotten/ForgottenPanel.tsx'
import { PromotionsPanel } from '../promotions/PromotionsPanel.tsx'
import { WithdrawalsPanel } from '../withdrawals/WithdrawalsPanel.tsx'

interface WorkProps {
  readonly merchant: string
  /** Time of the world, in ms. */
  readonly now: number
}

/** What waits for a person, money first. */
export const Work = ({ merchant, now }: WorkProps) => (
  <div data-desk="stack">
    <WithdrawalsPanel merchant={merchant} now={now} />
    <DepositsPanel merchant={merchant} now={now} />
    <PromotionsPanel merchant={merchant} now={now} />
    <FeedbackPanel merchant={merchant} now={now} />
    <ForgottenPanel merchant={merchant} now={now} />
  </div>
)
