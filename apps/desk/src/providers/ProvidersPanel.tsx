import { type DeskProviders, humanAnswers, phoneAnswers } from '@foyer/contract'
import { ErrorState, errorStateLabels } from '@foyer/ui/ErrorState'
import { Select } from '@foyer/ui/Select'
import { Skeleton } from '@foyer/ui/Skeleton'
import { useProviders } from '../api/useDesk.ts'
import { Panel } from '../frame/Panel.tsx'
import { useLanguage } from '../words/words.ts'

const choices = { phone: phoneAnswers, human: humanAnswers } as const

/** What the sandbox's verification providers answer; a choice counts at once. */
export function ProvidersPanel({ merchant }: { readonly merchant: string }) {
  const { say, kit } = useLanguage()
  const { query, change } = useProviders(merchant)
  const { data } = query
  const choose = (provider: keyof DeskProviders, answer: string): void => {
    // The options are the answers that the contract knows.
    if (data) change.mutate({ ...data, [provider]: answer } as DeskProviders)
  }
  return (
    <Panel id="providers" title={say('providers')} text={say('providersText')}>
      {query.isPending && <Skeleton shape="text" lines={4} />}
      {query.isError && (
        <ErrorState
          title={say('offline')}
          labels={{ ...errorStateLabels, ...kit('ErrorState') }}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {data && (
        <div data-desk="form">
          {(['phone', 'human'] as const).map((provider) => (
            <Select
              key={provider}
              label={say(provider)}
              value={data[provider]}
              options={choices[provider].map((answer) => ({ value: answer, label: say(answer) }))}
              onChange={({ target }) => choose(provider, target.value)}
            />
          ))}
          <span data-desk="quiet" role={change.isError ? 'alert' : 'status'}>
            {change.isError ? say('notSaved') : change.isSuccess ? say('answered') : ''}
          </span>
        </div>
      )}
    </Panel>
  )
}
