import { Button } from '@foyer/ui/Button'
import { TextField } from '@foyer/ui/TextField'
import { type FormEvent, useState } from 'react'
import { useForgotten } from '../api/useDesk.ts'
import { DecisionOutcome } from '../decisions/DecisionButton.tsx'
import { DeskList } from '../frame/DeskList.tsx'
import { DeskRow } from '../frame/DeskRow.tsx'
import { Panel } from '../frame/Panel.tsx'
import { timeAgo } from '../outbox/timeAgo.ts'
import { useLanguage } from '../words/words.ts'

interface ForgottenPanelProps {
  readonly merchant: string
  /** Time of the world, in ms. */
  readonly now: number
}

/** Takes a forgotten withdrawal password away, for a member whom nobody can send a code (P32). */
export function ForgottenPanel({ merchant, now }: ForgottenPanelProps) {
  const { say, tag } = useLanguage()
  const { query, decide } = useForgotten(merchant)
  const [account, setAccount] = useState('')
  const remove = (event: FormEvent): void => {
    event.preventDefault()
    if (account.trim() !== '') decide.mutate({ account: account.trim() }, { onSuccess: () => setAccount('') })
  }
  return (
    <Panel
      id="forgotten"
      title={say('forgotten')}
      text={say('forgottenText')}
      aside={<DecisionOutcome decide={{ ...decide, isError: false }} />}
    >
      <form data-desk="line" onSubmit={remove}>
        <TextField
          label={say('forgottenAccount')}
          autoComplete="off"
          maxLength={64}
          value={account}
          error={decide.isError ? say('forgottenUnknown') : undefined}
          onChange={({ target }) => {
            setAccount(target.value)
            if (decide.isError) decide.reset()
          }}
        />
        <Button type="submit" tone="secondary" isBusy={decide.isPending}>
          {say('forgottenRemove')}
        </Button>
      </form>
      <DeskList
        query={query}
        items={query.data?.accounts}
        keyOf={(one) => `${one.account} ${one.at}`}
        emptyTitle={say('forgottenEmptyTitle')}
        emptyText={say('forgottenEmpty')}
        row={({ account: name, at }) => (
          <DeskRow title={name} about={<span data-desk="quiet">{timeAgo(at, now, tag)}</span>} />
        )}
      />
    </Panel>
  )
}
