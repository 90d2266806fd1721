import { useEffect, useRef } from 'react'
import type { PricedMarket } from '../../engine/prices.ts'
import { useBook } from '../BookContext.ts'
import { groupBy } from '../model/groupBy.ts'
import { eventName, marketName, scoreText } from '../model/names.ts'
import { Kickoff } from './Kickoff.tsx'
import { OddsButton } from './OddsButton.tsx'
import { SportMark } from './SportMark.tsx'

/** One event with all its markets. */
export function EventPage({ id }: { readonly id: string }) {
  const { model, shown, words } = useBook()
  const heading = useRef<HTMLHeadingElement>(null)
  const event = shown.whole.get(id) ?? shown.events?.find((one) => one.id === id)
  useEffect(() => heading.current?.focus(), [])
  const kinds: readonly (readonly [string, readonly PricedMarket[]])[] = [
    ...groupBy(event?.markets ?? [], ({ kind }) => kind),
  ]
  return (
    <article className="event-page">
      <button type="button" className="book-action" onClick={() => model.open(undefined)}>
        <svg viewBox="0 0 8 12" aria-hidden="true">
          <path d="m6.500 1-5 5 5 5" />
        </svg>
        {words.back}
      </button>
      {event !== undefined && (
        <header className="event-head">
          <p>
            <SportMark sport={event.sport} />
            {words.sport[event.sport]} · {event.league}
          </p>
          <h2 ref={heading} tabIndex={-1}>
            {eventName(words, event)}
          </h2>
          <p>
            <Kickoff at={event.start} now={shown.now} />
          </p>
        </header>
      )}
      {event?.state === 'playing' && <p className="book-empty">{words.gone}</p>}
      {event?.state === 'void' && <p className="book-empty">{words.wentVoid}</p>}
      {event?.state === 'over' && event.score && (
        <p className="book-empty">
          {words.result}: <strong>{scoreText(words, event, event.score)}</strong>
        </p>
      )}
      {event !== undefined &&
        kinds.map(([kind, markets]) => (
          <section key={kind} className="market">
            <h3>{marketName(words, event.sport, markets[0] ?? { kind: 'result' })}</h3>
            {markets.map((market) => (
              <div key={market.id} className="market-row">
                {market.selections.map(({ id: selection, odds }) => (
                  <OddsButton key={selection} event={event} market={market} selection={selection} odds={odds} />
                ))}
              </div>
            ))}
          </section>
        ))}
    </article>
  )
}
