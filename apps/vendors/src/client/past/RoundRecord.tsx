import { formatInstant } from '@foyer/rules'
import type { RoundRecordView } from '../../wire/history.ts'
import { useMoney } from '../components/money.ts'
import { FairRound } from '../fair/FairRound.tsx'
import { useLabels } from '../i18n/LabelsContext.ts'
import type { PastDrawing } from './past.ts'

interface RoundRecordProps {
  readonly round: RoundRecordView
  readonly drawing: PastDrawing | undefined
}

/** One round: what it was, how it came out as its kind draws it, and every draw that decided it. */
export function RoundRecord({ round, drawing }: RoundRecordProps) {
  const labels = useLabels()
  const { past } = labels
  const { full } = useMoney()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const { result, draws } = round
  return (
    <article className="past-round">
      <dl className="facts">
        <dt>{past.game}</dt>
        <dd>
          {round.title} · {round.provider}
        </dd>
        <dt>{past.when}</dt>
        <dd>{formatInstant(round.at, timeZone)}</dd>
        <dt>{past.reference}</dt>
        <dd className="past-reference">{round.roundId}</dd>
        <dt>{labels.stake}</dt>
        <dd>{full(result.stake)}</dd>
        <dt>{labels.win}</dt>
        <dd data-won={result.win > 0 || undefined}>{full(result.win)}</dd>
      </dl>
      {drawing && <drawing.Outcome result={result} draws={draws} />}
      <details className="past-draws">
        <summary>{past.decided}</summary>
        {drawing?.Decided ? (
          <drawing.Decided result={result} />
        ) : draws.length === 0 ? (
          <p>{past.chosen}</p>
        ) : (
          <>
            <p>{past.decidedText}</p>
            <table className="rounds">
              <thead>
                <tr>
                  <th scope="col">{past.draw}</th>
                  <th scope="col">{past.outOf}</th>
                  <th scope="col">{past.value}</th>
                </tr>
              </thead>
              <tbody>
                {draws.map(([count, value], index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a draw is known by its place alone
                  <tr key={index}>
                    <td>{index + 1}</td>
                    <td>{count}</td>
                    <td>{value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </details>
      {round.fair && <FairRound fair={round.fair} round={round} leadsTo={drawing?.leadsTo} />}
    </article>
  )
}
