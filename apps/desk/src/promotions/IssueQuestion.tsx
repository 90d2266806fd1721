import type { OpenApplication } from '@foyer/contract'
import { Button } from '@foyer/ui/Button'
import { Notice } from '@foyer/ui/Notice'
import { sayAmount } from '../words/sayAmount.ts'
import { useLanguage } from '../words/words.ts'

interface IssueQuestionProps {
  readonly application: OpenApplication
  /** A decimal, more than zero. */
  readonly amount: string
  readonly isBusy: boolean
  readonly onIssue: () => void
  readonly onBack: () => void
}

/** Asks once more before a reward is issued, whom and how much; one that is more than usual is said to be (P27). */
export function IssueQuestion({ application, amount, isBusy, onIssue, onBack }: IssueQuestionProps) {
  const { member, promotion, currency, usualReward } = application
  const { say, tag } = useLanguage()
  const money = sayAmount(amount, currency, tag)
  const isMore = usualReward !== undefined && Number(amount) > Number(usualReward)
  return (
    <Notice
      tone={isMore ? 'warning' : 'info'}
      action={
        <span data-desk="line">
          {/* What was pressed has gone; who works by keyboard goes on here. */}
          <Button autoFocus size="small" onClick={onBack}>
            {say('back')}
          </Button>
          <Button size="small" tone="primary" isBusy={isBusy} onClick={onIssue}>
            {say('issueNow', { amount: money })}
          </Button>
        </span>
      }
    >
      {say('issueAsk', { amount: money, account: member, promotion })}
      {isMore && ` ${say('issueMore', { amount: sayAmount(usualReward, currency, tag) })}`}
    </Notice>
  )
}
