import { foldText } from '@foyer/rules'
import { sayLabel } from '@foyer/ui/labels'
import { useDeferredValue } from 'react'
import { type BookKind, bookPlans } from '../../feed/plans.ts'
import type { EventView } from '../../wire.ts'
import { useBook } from '../BookContext.ts'
import { dayName } from '../model/dayName.ts'
import { groupBy } from '../model/groupBy.ts'
import { sideName } from '../model/names.ts'
import { EventRow } from './EventRow.tsx'
import { SportRail } from './SportRail.tsx'

/** All open events: by sport and league, by their start, and by what is searched for. */
export function EventBoard({ kind }: { readonly kind: BookKind }) {
  const { model, shown, words } = useBook()
  const { events, filter } = shown
  const { sport, league, text } = filter
  const wanted = foldText(useDeferredValue(text).trim())
  if (events === undefined) return <output className="book-empty">{words.loading}</output>
  const reads = (event: EventView): boolean =>
    foldText([...event.sides.map((_, place) => sideName(words, event, place)), event.league].join(' ')).includes(wanted)
  const found = events.filter(
    (event) =>
      (sport === undefined || event.sport === sport) &&
      (league === undefined || event.league === league) &&
      (wanted === '' || reads(event)),
  )
  const days = groupBy(found, ({ start }) => dayName(words, start, shown.now))
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const isNarrowed = sport !== undefined || league !== undefined || text !== ''
  return (
    <div className="board">
      <SportRail
        events={events}
        sports={bookPlans[kind].sports.map((plan) => plan.sport)}
        sport={sport}
        league={league}
        onChoose={(next, name) => model.narrow({ sport: next, league: name })}
      />
      <div className="board-list">
        <div className="board-head">
          <input
            type="search"
            value={text}
            placeholder={words.search}
            aria-label={words.search}
            onChange={(event) => model.narrow({ text: event.target.value })}
          />
          <p className="board-zone">{sayLabel(words, 'times', { zone: timeZone.replaceAll('_', ' ') })}</p>
          <output className="unseen">{sayLabel(words, 'eventCount', { count: found.length }, words.language)}</output>
        </div>
        {[...days].map(([day, own]) => (
          <section key={day} aria-label={day}>
            <h2>
              {day} <small>{sayLabel(words, 'eventCount', { count: own.length }, words.language)}</small>
            </h2>
            <ul className="events">
              {own.map((event) => (
                <EventRow key={event.id} event={event} />
              ))}
            </ul>
          </section>
        ))}
        {found.length === 0 && (
          <div className="book-empty">
            <p>
              <strong>{wanted === '' ? words.noEvents : sayLabel(words, 'noMatch', { text: text.trim() })}</strong>
            </p>
            <p>{words.noEventsText}</p>
            {isNarrowed && (
              <button
                type="button"
                className="book-action"
                onClick={() => model.narrow({ sport: undefined, league: undefined, text: '' })}
              >
                {words.showAll}
              </button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}
