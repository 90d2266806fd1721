import { Badge } from '@foyer/ui/Badge'
import { EmptyState } from '@foyer/ui/EmptyState'
import { ErrorState, errorStateLabels } from '@foyer/ui/ErrorState'
import { Skeleton } from '@foyer/ui/Skeleton'
import { useDeposits } from '../api/useDesk.ts'
import { DecisionButton, DecisionOutcome } from '../decisions/DecisionButton.tsx'
import { Panel } from '../frame/Panel.tsx'
import { timeAgo } from '../outbox/timeAgo.ts'
import { useLanguage } from '../words/words.ts'

interface DepositsPanelProps {
  readonly merchant: string
  /** Time of the world, in ms. */
  readonly now: number
}

/** What a person may decide of a deposit. */
const verdicts = ['credit', 'refuse'] as const

/** Deposits that wait for their provider or for a person, who may decide any of them. */
export function DepositsPanel({ merchant, now }: DepositsPanelProps) {
  const { say, kit, tag } = useLanguage()
  const { query, decide } = useDeposits(merchant)
  const deposits = query.data?.deposits
  return (
    <Panel id="deposits" title={say('deposits')} text={say('depositsText')}>
      {query.isPending && <Skeleton shape="text" lines={4} />}
      {query.isError && !deposits && (
        <ErrorState
          title={say('offline')}
          labels={{ ...errorStateLabels, ...kit('ErrorState') }}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {deposits?.length === 0 && <EmptyState title={say('depositsEmpty')}>{say('depositsEmptyText')}</EmptyState>}
      {deposits && deposits.length > 0 && (
        <ul data-desk="deposits">
          {deposits.map((deposit) => (
            <li key={deposit.reference}>
              <span data-desk="to">
                {deposit.paidAmount ?? deposit.amount} {deposit.currency}
              </span>
              <Badge tone={deposit.status === 'REVIEW' ? 'warning' : 'neutral'}>
                {say(deposit.status === 'REVIEW' ? 'toDecide' : 'waiting')}
              </Badge>
              <span data-desk="quiet">
                {deposit.account} · {deposit.provider} · {deposit.reference} · {timeAgo(deposit.createdAt, now, tag)}
              </span>
              {deposit.paidAmount && <span data-desk="quiet">{say('askedFor', { amount: deposit.amount })}</span>}
              {deposit.paidAgain && <span data-desk="quiet">{say('paidAgain', { reference: deposit.paidAgain })}</span>}
              <span data-desk="line">
                {verdicts.map((decision) => (
                  <DecisionButton
                    key={decision}
                    decision={decision}
                    reference={deposit.reference}
                    account={deposit.account}
                    amount={`${deposit.paidAmount ?? deposit.amount} ${deposit.currency}`}
                    decide={decide}
                  />
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
      <DecisionOutcome decide={decide} />
    </Panel>
  )
}
