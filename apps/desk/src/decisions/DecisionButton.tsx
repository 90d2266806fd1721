import { Button } from '@foyer/ui/Button'
import type { UseMutationResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { DeskRefusal } from '../api/askDesk.ts'
import { useLanguage } from '../words/words.ts'

type Verdict = 'credit' | 'refuse' | 'approve' | 'pay' | 'refund' | 'force'

interface Decided<Decision> {
  readonly reference: string
  readonly decision: Decision
}

interface DecisionButtonProps<Decision extends Verdict> {
  readonly decision: Decision
  readonly reference: string
  /** Whose money it is. */
  readonly account: string
  /** With its currency. */
  readonly amount: string
  readonly decide: UseMutationResult<unknown, Error, Decided<Decision>>
}

/** Decides one payment. What takes something from the member is quieter. */
export function DecisionButton<Decision extends Verdict>(props: DecisionButtonProps<Decision>) {
  const { decision, reference, account, amount, decide } = props
  const { say } = useLanguage()
  return (
    <Button
      size="small"
      tone={decision === 'refuse' || decision === 'force' ? 'quiet' : 'secondary'}
      aria-label={say('decisionOf', { decision: say(decision), account, amount })}
      isBusy={decide.isPending && decide.variables.reference === reference && decide.variables.decision === decision}
      onClick={() => decide.mutate({ reference, decision })}
    >
      {say(decision)}
    </Button>
  )
}

interface DecisionOutcomeProps {
  readonly decide: Pick<UseMutationResult, 'error' | 'isError' | 'isSuccess' | 'submittedAt'>
}

/** What came of the last decision, read out. It takes the keyboard over from a button that has gone with it. */
export function DecisionOutcome({ decide: { error, isError, isSuccess, submittedAt } }: DecisionOutcomeProps) {
  const { say } = useLanguage()
  const failed = error instanceof DeskRefusal ? say('notDecided') : say('unanswered')
  const root = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (isSuccess && submittedAt > 0 && document.activeElement === document.body)
      root.current?.focus({ preventScroll: true })
  }, [isSuccess, submittedAt])
  return (
    <span ref={root} tabIndex={-1} data-desk="quiet" role={isError ? 'alert' : 'status'}>
      {isError ? failed : isSuccess ? say('decided') : ''}
    </span>
  )
}
