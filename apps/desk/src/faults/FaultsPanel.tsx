import { errorTextFaults, type Fault, type FaultSetting, faultsDoor } from '@foyer/contract'
import { Button } from '@foyer/ui/Button'
import { Select } from '@foyer/ui/Select'
import { type FormEvent, useState } from 'react'
import { useFaults } from '../api/useDesk.ts'
import { DeskList } from '../frame/DeskList.tsx'
import { DeskRow } from '../frame/DeskRow.tsx'
import { Panel } from '../frame/Panel.tsx'
import { type Say, useLanguage } from '../words/words.ts'

const kinds = ['latency', 'timeout', 'internal', 'unavailable', 'reset', 'malformed', 'incomplete'] as const
type Kind = (typeof kinds)[number]

/** Error texts of the requirements, by id. */
const texts: Readonly<Record<string, FaultSetting>> = errorTextFaults
const isKind = (what: string): what is Kind => kinds.some((kind) => kind === what)

/** Seconds that a server asks to be left alone for. */
const retryAfter = 20

function settingOf(what: string, operation: string): FaultSetting | undefined {
  if (!isKind(what)) return texts[what]
  return { operation, kind: what, ...(what === 'unavailable' ? { retryAfter } : {}) }
}

function nameOf({ kind, code }: FaultSetting, say: Say): string {
  if (code !== undefined) return code
  return isKind(kind) ? say(kind) : say(kind === 'maintenance' ? 'statusMaintenance' : 'statusRestricted')
}

const placeName = ({ operation }: FaultSetting, say: Say): string =>
  operation === 'all' ? say('allCalls') : operation === 'pictures' ? say('pictures') : operation

interface FaultsPanelProps {
  /** Where the chosen site is, with a slash at the end. */
  readonly address: string
}

/** What goes wrong with the calls of one visitor, who is this browser unless they pass through the door (GW10). */
export function FaultsPanel({ address }: FaultsPanelProps) {
  const { say, tag } = useLanguage()
  const { query, change } = useFaults()
  const [what, setWhat] = useState<string>('latency')
  const [operation, setOperation] = useState('all')
  const { visitor, faults, operations = [] } = query.data ?? {}
  const set = (event: FormEvent): void => {
    event.preventDefault()
    const add = settingOf(what, operation)
    if (add) change.mutate({ add })
  }
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short' })
  const row = (fault: Fault) => (
    <DeskRow
      title={nameOf(fault, say)}
      about={placeName(fault, say)}
      quiet={say('faultUntil', { time: time.format(Date.parse(fault.until)) })}
      actions={
        <Button size="small" disabled={change.isPending} onClick={() => change.mutate({ clear: fault.id })}>
          {say('clear')}
        </Button>
      }
    />
  )
  return (
    <Panel id="faults" title={say('faults')} text={say('faultsText', { host: location.host })}>
      <form data-desk="form" onSubmit={set}>
        <Select
          label={say('whatGoesWrong')}
          value={what}
          options={[
            ...kinds.map((kind) => ({ value: kind, label: say(kind) })),
            ...Object.entries(texts).map(([id, fault]) => ({ value: id, label: `${id} · ${nameOf(fault, say)}` })),
          ]}
          onChange={({ target }) => setWhat(target.value)}
        />
        {isKind(what) && (
          <Select
            label={say('ofWhichCall')}
            value={operation}
            options={['all', ...operations].map((id) => ({ value: id, label: id === 'all' ? say('allCalls') : id }))}
            onChange={({ target }) => setOperation(target.value)}
          />
        )}
        <Button type="submit" isBusy={change.isPending}>
          {say('setFault')}
        </Button>
        <span data-desk="quiet" role={change.isError ? 'alert' : 'status'}>
          {change.isError ? say('notSaved') : change.isSuccess ? say('answered') : ''}
        </span>
      </form>
      <DeskList
        query={query}
        items={faults}
        keyOf={({ id }) => id}
        row={row}
        emptyTitle={say('faultsEmpty')}
        emptyText={say('faultsEmptyText')}
      />
      {visitor !== undefined && faults !== undefined && faults.length > 0 && (
        <>
          <a data-desk="link" href={`${address.slice(0, -1)}${faultsDoor}/${visitor}`}>
            {say('openWithFaults')}
          </a>
          <Button onClick={() => change.mutate({ clear: 'all' })}>{say('clearAll')}</Button>
        </>
      )}
    </Panel>
  )
}
