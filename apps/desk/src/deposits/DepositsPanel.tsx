import { Badge } from '@foyer/ui/Badge'
import { useDeposits } from '../api/useDesk.ts'
import { DecisionButton, DecisionOutcome } from '../decisions/DecisionButton.tsx'
import { DeskList } from '../frame/DeskList.tsx'
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
  const { say, tag } = useLanguage()
  const { query, decide } = useDeposits(merchant)
  return (
    <Panel id="deposits" title={say('deposits')} text={say('depositsText')} aside={<DecisionOutcome decide={decide} />}>
      <DeskList
        query={query}
        items={query.data?.deposits}
        keyOf={({ reference }) => reference}
        emptyTitle={say('depositsEmpty')}
        emptyText={say('depositsEmptyText')}
        row={(deposit) => (
          <>
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
          </>
        )}
      />
    </Panel>
  )
}
