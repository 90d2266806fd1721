import { formatInstant } from '@foyer/rules'
import { sayLabel } from '@foyer/ui/labels'
import { useLottery } from '../LotteryContext.ts'
import { Balls } from './Balls.tsx'
import { ResultRows } from './ResultRows.tsx'

/** The last draws with their numbers; all rows of those that have several. */
export function Results() {
  const { shown, words } = useLottery()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const last = shown.view?.last ?? []
  if (last.length === 0) return <p className="lotto-empty">{words.noResult}</p>
  return (
    <ol className="results">
      {last.map(({ numero, drawsAt, result = [] }) => (
        <li key={numero}>
          <p>
            <strong>{sayLabel(words, 'draw', { numero })}</strong> {formatInstant(drawsAt, timeZone)}
          </p>
          {result.length > 1 ? (
            <ResultRows result={result} />
          ) : (
            <Balls numbers={result[0]?.numbers ?? []} size="small" />
          )}
        </li>
      ))}
    </ol>
  )
}
