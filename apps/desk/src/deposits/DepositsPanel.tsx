import type { OpenDeposit } from '@foyer/contract'
import { Badge } from '@foyer/ui/Badge'
import { useDeposits } from '../api/useDesk.ts'
import { DecisionButton, DecisionOutcome } from '../decisions/DecisionButton.tsx'
import { DeskList } from '../frame/DeskList.tsx'
import { DeskRow } from '../frame/DeskRow.tsx'
import { Panel } from '../frame/Panel.tsx'
import { timeAgo } from '../outbox/timeAgo.ts'
import { sayAmount } from '../words/sayAmount.ts'
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
  const moneyOf = ({ paidAmount, amount, currency }: OpenDeposit) => sayAmount(paidAmount ?? amount, currency, tag)
  return (
    <Panel
      id="deposits"
      title={say('deposits')}
      text={say('depositsText')}
      open={query.data?.deposits.length}
      aside={<DecisionOutcome decide={decide} />}
    >
      <DeskList
        query={query}
        items={query.data?.deposits}
        keyOf={({ reference }) => reference}
        emptyTitle={say('depositsEmpty')}
        emptyText={say('depositsEmptyText')}
        row={(deposit) => (
          <DeskRow
            title={moneyOf(deposit)}
            about={`${deposit.account} · ${deposit.label ?? say(`kind_${deposit.kind}`)}`}
            quiet={`${deposit.reference} · ${timeAgo(deposit.createdAt, now, tag)}`}
            badge={
              <Badge tone={deposit.status === 'REVIEW' ? 'warning' : 'neutral'}>
                {say(deposit.status === 'REVIEW' ? 'toDecide' : 'waiting')}
              </Badge>
            }
            actions={verdicts.map((decision) => (
              <DecisionButton
                key={decision}
                decision={decision}
                reference={deposit.reference}
                account={deposit.account}
                amount={moneyOf(deposit)}
                decide={decide}
              />
            ))}
          >
            {deposit.paidAmount && (
              <p data-desk="quiet">{say('askedFor', { amount: sayAmount(deposit.amount, deposit.currency, tag) })}</p>
            )}
            {deposit.paidAgain && <p data-desk="quiet">{say('paidAgain', { reference: deposit.paidAgain })}</p>}
          </DeskRow>
        )}
      />
    </Panel>
  )
}
