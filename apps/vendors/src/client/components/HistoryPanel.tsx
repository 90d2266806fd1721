import { formatInstant } from '@foyer/rules'
import { sayLabel } from '@foyer/ui/labels'
import { useState } from 'react'
import { useLabels } from '../i18n/LabelsContext.ts'
import { useSession } from '../SessionContext.ts'
import { useMoney } from './money.ts'
import { Panel } from './Panel.tsx'

/** How this session went: time, totals, and the last rounds with the references that the bet history shows too. */
export function HistoryPanel({ onClose }: { readonly onClose: () => void }) {
  const labels = useLabels()
  const { plain, signed } = useMoney()
  const { past } = labels
  const { totals, history, state } = useSession()
  const [now] = useState(() => Date.now())
  const minutes = state ? Math.floor((now - Date.parse(state.startedAt)) / 60_000) : 0
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return (
    <Panel title={past.title} onClose={onClose}>
      {state?.trial && <p className="note">{labels.playMoneyNote}</p>}
      <dl className="totals">
        <div>
          <dt>{past.time}</dt>
          <dd>{sayLabel(past, 'minutes', { count: minutes }, labels.language)}</dd>
        </div>
        <div>
          <dt>{past.rounds}</dt>
          <dd>{totals.rounds}</dd>
        </div>
        <div>
          <dt>{past.staked}</dt>
          <dd>{plain(totals.staked)}</dd>
        </div>
        <div>
          <dt>{past.won}</dt>
          <dd>{plain(totals.won)}</dd>
        </div>
        <div>
          <dt>{past.net}</dt>
          <dd>{signed(totals.won - totals.staked)}</dd>
        </div>
      </dl>
      {history.length === 0 ? (
        <p className="empty">{past.none}</p>
      ) : (
        <table className="rounds">
          <thead>
            <tr>
              <th scope="col">{past.when}</th>
              <th scope="col">{labels.stake}</th>
              <th scope="col">{labels.win}</th>
              <th scope="col">{past.reference}</th>
            </tr>
          </thead>
          <tbody>
            {history.map((round) => (
              <tr key={round.roundId}>
                <td>{formatInstant(round.at, timeZone)}</td>
                <td>{plain(round.result.stake)}</td>
                <td data-won={round.result.win > 0 || undefined}>{plain(round.result.win)}</td>
                <td className="reference">{round.roundId}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}
