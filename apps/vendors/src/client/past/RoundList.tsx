import { formatInstant } from '@foyer/rules'
import { sayLabel } from '@foyer/ui/labels'
import { useEffect, useRef } from 'react'
import { useMoney } from '../components/money.ts'
import { useLabels } from '../i18n/LabelsContext.ts'
import type { PastDrawing } from './past.ts'
import type { Rounds } from './useRounds.ts'

interface RoundListProps extends Rounds {
  readonly Brief: PastDrawing['Brief'] | undefined
  readonly onOpen: (roundId: string) => void
  /** The round whose button has the keyboard from the start. */
  readonly startsAt?: string | undefined
}

/** Rounds in a table, each to be opened, and the way to older ones. */
export function RoundList({ rounds, state, hasOlder, readOn, Brief, onOpen, startsAt }: RoundListProps) {
  const labels = useLabels()
  const { plain } = useMoney()
  const { past } = labels
  const start = useRef<HTMLButtonElement>(null)
  // Once: rounds that are read on later leave the keyboard where it is.
  useEffect(() => start.current?.focus(), [])
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return (
    <div className="past-rounds" aria-busy={state === 'loading'}>
      {rounds.length > 0 && (
        <table className="rounds">
          <thead>
            <tr>
              <th scope="col">{past.when}</th>
              {Brief && <th scope="col">{past.outcome}</th>}
              <th scope="col">{labels.stake}</th>
              <th scope="col">{labels.win}</th>
              <th scope="col">{past.reference}</th>
            </tr>
          </thead>
          <tbody>
            {rounds.map(({ roundId, at, result }) => (
              <tr key={roundId}>
                <td>{formatInstant(at, timeZone)}</td>
                {Brief && (
                  <td>
                    <Brief result={result} />
                  </td>
                )}
                <td>{plain(result.stake)}</td>
                <td data-won={result.win > 0 || undefined}>{plain(result.win)}</td>
                <td>
                  <button
                    ref={roundId === startsAt ? start : undefined}
                    type="button"
                    className="reference"
                    aria-label={sayLabel(past, 'open', { reference: roundId })}
                    onClick={() => onOpen(roundId)}
                  >
                    {roundId}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {state === 'loading' && <output className="empty">{past.loading}</output>}
      {state === 'ready' && rounds.length === 0 && <p className="empty">{past.none}</p>}
      {state === 'failed' && (
        <p className="empty" role="alert">
          {past.failed}
        </p>
      )}
      {state !== 'loading' && (hasOlder || state === 'failed') && (
        <button type="button" className="past-action" onClick={readOn}>
          {state === 'failed' ? past.retry : past.older}
        </button>
      )}
    </div>
  )
}
