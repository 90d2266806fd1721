import { formatInstant } from '@foyer/rules'
import { sayLabel } from '@foyer/ui/labels'
import { useMoney } from '../../../../client/components/money.ts'
import type { TicketView } from '../../wire.ts'
import { useLottery } from '../LotteryContext.ts'
import { picksThatCame } from '../model/picksThatCame.ts'
import { Balls } from './Balls.tsx'
import { LineRow } from './LineRow.tsx'
import { ResultRows } from './ResultRows.tsx'
import { Subscriptions } from './Subscriptions.tsx'

/** The player's tickets of this lottery over all sessions, each checked against its draw. */
export function MyTickets() {
  const { shown, words } = useLottery()
  const { tickets } = shown
  if (tickets === undefined) return <output className="lotto-empty">{words.loading}</output>
  return (
    <>
      <Subscriptions />
      {tickets.length === 0 ? (
        <div className="lotto-empty">
          <p>
            <strong>{words.noTickets}</strong>
          </p>
          <p>{words.noTicketsText}</p>
        </div>
      ) : (
        <ul className="tickets">
          {tickets.map((ticket) => (
            <Ticket key={ticket.id} ticket={ticket} />
          ))}
        </ul>
      )}
    </>
  )
}

function Ticket({ ticket }: { readonly ticket: TicketView }) {
  const { words } = useLottery()
  const { plain, full } = useMoney()
  const { numero, drawsAt, lines, state, stake, win, result, reference } = ticket
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return (
    <li className="own" data-state={state}>
      <div className="own-head">
        <strong>{sayLabel(words, 'draw', { numero })}</strong>
        <span>{formatInstant(drawsAt, timeZone)}</span>
        <span className="own-state">{words.states[state === 'won' && (win ?? 0) < stake ? 'part' : state]}</span>
      </div>
      {result && (
        <p className="own-drawn">
          {words.drawn} <Balls numbers={result[0]?.numbers ?? []} size="small" />
        </p>
      )}
      {result && result.length > 1 && (
        <details className="own-rows">
          <summary>{words.allRows}</summary>
          <ResultRows result={result} />
        </details>
      )}
      <ol className="ticket-lines">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a ticket stay where they are
          <li key={index}>
            <LineRow line={line} came={result && picksThatCame(line, result)}>
              {line.win !== undefined && line.win > 0 && <strong className="line-win">+{plain(line.win)}</strong>}
            </LineRow>
          </li>
        ))}
      </ol>
      <dl className="own-sums">
        <div>
          <dt>{words.stake}</dt>
          <dd>{full(stake)}</dd>
        </div>
        {win !== undefined && (
          <div>
            <dt>{state === 'void' ? words.givenBack : words.paid}</dt>
            <dd>{full(win)}</dd>
          </div>
        )}
        <div>
          <dt>{words.reference}</dt>
          <dd>{reference}</dd>
        </div>
      </dl>
    </li>
  )
}
