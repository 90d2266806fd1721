import { formatInstant } from '@foyer/rules'
import { sayLabel } from '@foyer/ui/labels'
import { useMoney } from '../../../../client/components/money.ts'
import { oddsLeft } from '../../engine/bets.ts'
import type { BetView } from '../../wire.ts'
import { useBook } from '../BookContext.ts'
import { writeOdds } from '../model/names.ts'
import { BetLegLine } from './BetLegLine.tsx'

/** The player's bets over all sessions, open ones first. */
export function MyBets() {
  const { shown, words } = useBook()
  const { bets } = shown
  if (bets === undefined) return <output className="book-empty">{words.loading}</output>
  if (bets.length === 0)
    return (
      <div className="book-empty">
        <p>
          <strong>{words.noBets}</strong>
        </p>
        <p>{words.noBetsText}</p>
      </div>
    )
  const parts = [
    { title: words.openBets, own: bets.filter(({ state }) => state === 'open') },
    { title: words.settledBets, own: bets.filter(({ state }) => state !== 'open') },
  ]
  return (
    <div className="bets">
      {parts.map(
        ({ title, own }) =>
          own.length > 0 && (
            <section key={title}>
              <h2>
                {title} <small>{own.length}</small>
              </h2>
              <ul>
                {own.map((bet) => (
                  <Bet key={bet.id} bet={bet} />
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  )
}

function Bet({ bet }: { readonly bet: BetView }) {
  const { words, shown } = useBook()
  const { full } = useMoney()
  const { legs, state, stake, payout, reference, at } = bet
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const brought = state === 'open' ? words.mayPay : state === 'void' ? words.givenBack : words.paid
  return (
    <li className="bet" data-state={state}>
      <div className="bet-head">
        <strong>
          {legs.length === 1 ? words.single : sayLabel(words, 'multiple', { count: legs.length }, words.language)}
        </strong>
        <span className="bet-odds">{writeOdds(oddsLeft(legs), words.language)}</span>
        <span className="bet-state">{words.state[state]}</span>
      </div>
      <ul className="bet-legs">
        {legs.map((leg) => (
          <BetLegLine key={`${leg.event} ${leg.market}`} leg={leg} now={shown.now} />
        ))}
      </ul>
      <dl className="bet-sums">
        <div>
          <dt>{words.stake}</dt>
          <dd>{full(stake)}</dd>
        </div>
        <div>
          <dt>{brought}</dt>
          <dd>{full(payout)}</dd>
        </div>
        <div>
          <dt>{words.placedAt}</dt>
          <dd>{formatInstant(new Date(at).toISOString(), timeZone)}</dd>
        </div>
        <div>
          <dt>{words.reference}</dt>
          <dd>{reference}</dd>
        </div>
      </dl>
    </li>
  )
}
