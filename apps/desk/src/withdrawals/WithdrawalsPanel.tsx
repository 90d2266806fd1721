import { deskPaths, type OpenWithdrawal, type WithdrawalVerdict } from '@foyer/contract'
import { Badge } from '@foyer/ui/Badge'
import { useWithdrawals } from '../api/useDesk.ts'
import { DecisionButton, DecisionOutcome } from '../decisions/DecisionButton.tsx'
import { DeskList } from '../frame/DeskList.tsx'
import { DeskRow } from '../frame/DeskRow.tsx'
import { Panel } from '../frame/Panel.tsx'
import { timeAgo } from '../outbox/timeAgo.ts'
import { sayAmount } from '../words/sayAmount.ts'
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

const toneOf = ({ status }: OpenWithdrawal) => (choices[status] === undefined ? 'neutral' : 'warning')

/** Withdrawals that wait for a person, their provider or the member. */
export function WithdrawalsPanel({ merchant, now }: WithdrawalsPanelProps) {
  const { say, tag } = useLanguage()
  const { query, decide } = useWithdrawals(merchant)
  // What a person can do something about leads; the rest keeps its order.
  const isHeld = ({ status }: OpenWithdrawal): boolean => choices[status] === undefined
  const withdrawals = query.data?.withdrawals.toSorted((one, other) => Number(isHeld(one)) - Number(isHeld(other)))
  return (
    <Panel
      id="withdrawals"
      title={say('withdrawals')}
      text={say('withdrawalsText')}
      open={withdrawals?.length}
      aside={<DecisionOutcome decide={decide} />}
    >
      <DeskList
        query={query}
        items={withdrawals}
        keyOf={({ reference }) => reference}
        emptyTitle={say('depositsEmpty')}
        emptyText={say('withdrawalsEmpty')}
        row={(withdrawal) => (
          <DeskRow
            title={sayAmount(withdrawal.amount, withdrawal.currency, tag)}
            about={`${withdrawal.member} · ${withdrawal.account.bank} …${withdrawal.account.lastFour}`}
            quiet={`${withdrawal.reference} · ${timeAgo(withdrawal.createdAt, now, tag)}`}
            badge={<Badge tone={toneOf(withdrawal)}>{say(nameOf(withdrawal))}</Badge>}
            actions={choices[withdrawal.status]?.map((decision) => (
              <DecisionButton
                key={decision}
                decision={decision}
                reference={withdrawal.reference}
                account={withdrawal.member}
                amount={sayAmount(withdrawal.amount, withdrawal.currency, tag)}
                decide={decide}
              />
            ))}
          >
            {withdrawal.hasProof && (
              <a
                href={`${deskPaths.proof}?${new URLSearchParams({ merchant, reference: withdrawal.reference })}`}
                target="_blank"
                rel="noreferrer"
              >
                {say('proofOf', { account: withdrawal.member })}
              </a>
            )}
          </DeskRow>
        )}
      />
    </Panel>
  )
}
