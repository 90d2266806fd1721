import { deskPaths, type OpenWithdrawal, type WithdrawalVerdict } from '@foyer/contract'
import { Badge } from '@foyer/ui/Badge'
import { useWithdrawals } from '../api/useDesk.ts'
import { DecisionButton, DecisionOutcome } from '../decisions/DecisionButton.tsx'
import { DeskList } from '../frame/DeskList.tsx'
import { Panel } from '../frame/Panel.tsx'
import { timeAgo } from '../outbox/timeAgo.ts'
import { useLanguage } from '../words/words.ts'

interface WithdrawalsPanelProps {
  readonly merchant: string
  /** Time of the world, in ms. */
  readonly now: number
}

/** What a person may decide of a withdrawal that is open. */
const choices: Partial<Readonly<Record<OpenWithdrawal['status'], readonly WithdrawalVerdict[]>>> = {
  PENDING: ['approve', 'pay', 'refuse'],
  DISPUTED: ['refund', 'force'],
}

const nameOf = ({ status }: OpenWithdrawal) =>
  // Only open ones are listed, and each of their states has a name.
  `withdrawal_${status as 'PENDING' | 'APPROVED' | 'PAID' | 'DISPUTED'}` as const

/** Withdrawals that wait for a person, their provider or the member. */
export function WithdrawalsPanel({ merchant, now }: WithdrawalsPanelProps) {
  const { say, tag } = useLanguage()
  const { query, decide } = useWithdrawals(merchant)
  return (
    <Panel
      id="withdrawals"
      title={say('withdrawals')}
      text={say('withdrawalsText')}
      aside={<DecisionOutcome decide={decide} />}
    >
      <DeskList
        query={query}
        items={query.data?.withdrawals}
        keyOf={({ reference }) => reference}
        emptyTitle={say('depositsEmpty')}
        emptyText={say('withdrawalsEmpty')}
        row={(withdrawal) => (
          <>
            <span data-desk="to">
              {withdrawal.amount} {withdrawal.currency}
            </span>
            <Badge tone={withdrawal.status === 'DISPUTED' ? 'warning' : 'neutral'}>{say(nameOf(withdrawal))}</Badge>
            <span data-desk="quiet">
              {withdrawal.member} · {withdrawal.account.bank} …{withdrawal.account.lastFour} · {withdrawal.reference} ·{' '}
              {timeAgo(withdrawal.createdAt, now, tag)}
            </span>
            {withdrawal.hasProof && (
              <a
                href={`${deskPaths.proof}?${new URLSearchParams({ merchant, reference: withdrawal.reference })}`}
                target="_blank"
                rel="noreferrer"
              >
                {say('proofOf', { account: withdrawal.member })}
              </a>
            )}
            {choices[withdrawal.status] && (
              <span data-desk="line">
                {choices[withdrawal.status]?.map((decision) => (
                  <DecisionButton
                    key={decision}
                    decision={decision}
                    reference={withdrawal.reference}
                    account={withdrawal.member}
                    amount={`${withdrawal.amount} ${withdrawal.currency}`}
                    decide={decide}
                  />
                ))}
              </span>
            )}
          </>
        )}
      />
    </Panel>
  )
}
