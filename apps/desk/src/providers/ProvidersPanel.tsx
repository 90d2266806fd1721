import { type DeskProviders, humanAnswers, phoneAnswers } from '@foyer/contract'
import { Select } from '@foyer/ui/Select'
import { useProviders } from '../api/useDesk.ts'
import { AskedState } from '../frame/AskedState.tsx'
import { Panel } from '../frame/Panel.tsx'
import { useLanguage } from '../words/words.ts'

const choices = { phone: phoneAnswers, human: humanAnswers } as const

/** What the sandbox's verification providers answer; a choice counts at once. */
export function ProvidersPanel({ merchant }: { readonly merchant: string }) {
  const { say } = useLanguage()
  const { query, change } = useProviders(merchant)
  const { data } = query
  const choose = (provider: keyof DeskProviders, answer: string): void => {
    // The options are the answers that the contract knows.
    if (data) change.mutate({ ...data, [provider]: answer } as DeskProviders)
  }
  return (
    <Panel id="providers" title={say('providers')} text={say('providersText')}>
      <AskedState query={query} />
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
