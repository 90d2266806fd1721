import { type ApplicationDecision, deskPaths, type OpenApplication, type OpenApplications } from '@foyer/contract'
import { Badge } from '@foyer/ui/Badge'
import { Button } from '@foyer/ui/Button'
import { TextField } from '@foyer/ui/TextField'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { DeskRow } from '../frame/DeskRow.tsx'
import { timeAgo } from '../outbox/timeAgo.ts'
import { useLanguage } from '../words/words.ts'
import { IssueQuestion } from './IssueQuestion.tsx'

interface ApplicationItemProps {
  readonly application: OpenApplication
  readonly merchant: string
  /** Time of the world, in ms. */
  readonly now: number
  readonly decide: UseMutationResult<OpenApplications, Error, ApplicationDecision>
}

/** One application with its words, its pictures and what may be decided of it. */
export function ApplicationItem({ application, merchant, now, decide }: ApplicationItemProps) {
  const { reference, promotion, member, status, comment, images, currency, usualReward = '', appliedAt } = application
  const { say, tag } = useLanguage()
  const [amount, setAmount] = useState(usualReward)
  const [isAsked, setAsked] = useState(false)
  const isAmount = /^(0|[1-9]\d{0,14})(\.\d+)?$/.test(amount.trim())
  const isIssued = isAmount && /[1-9]/.test(amount)
  const button = (decision: ApplicationDecision['decision']) => (
    <Button
      size="small"
      tone={decision === 'reject' ? 'quiet' : 'secondary'}
      aria-label={say('decisionOf', { decision: say(decision), account: member, amount: promotion })}
      isBusy={decide.isPending && decide.variables.reference === reference && decide.variables.decision === decision}
      disabled={decision === 'issue' && !isIssued}
      onClick={() => (decision === 'issue' ? setAsked(true) : decide.mutate({ reference, decision }))}
    >
      {say(decision)}
    </Button>
  )
  return (
    <DeskRow
      title={promotion}
      about={member}
      quiet={`${reference} · ${timeAgo(appliedAt, now, tag)}`}
      badge={
        <Badge tone={status === 'inProcess' ? 'neutral' : 'warning'}>
          {say(status === 'inProcess' ? 'inProcess' : 'toDecide')}
        </Badge>
      }
    >
      {comment && <p>{comment}</p>}
      {Array.from({ length: images }, (_, index) => index + 1).map((place) => (
        <a
          key={place}
          href={`${deskPaths.promotionImage}?${new URLSearchParams({ merchant, reference, place: String(place) })}`}
          target="_blank"
          rel="noreferrer"
        >
          {say('pictureOf', { place, reference })}
        </a>
      ))}
      {isAsked ? (
        <IssueQuestion
          application={application}
          amount={amount.trim()}
          isBusy={decide.isPending && decide.variables.reference === reference}
          onIssue={() => decide.mutate({ reference, decision: 'issue', amount: amount.trim() })}
          onBack={() => setAsked(false)}
        />
      ) : (
        <div data-desk="line">
          <TextField
            label={say('rewardOf', { reference })}
            inputMode="decimal"
            suffix={currency}
            value={amount}
            error={amount.trim() !== '' && !isAmount ? say('amountWrong') : undefined}
            onChange={(event) => setAmount(event.target.value)}
          />
          <span data-desk="actions">
            {button('issue')}
            {status === 'applying' && button('take')}
            {button('reject')}
          </span>
        </div>
      )}
    </DeskRow>
  )
}
