import { sayLabel } from '@foyer/ui/labels'
import type { EventView } from '../../wire.ts'
import { useBook } from '../BookContext.ts'
import { clockTime } from '../model/clockTime.ts'
import { eventName, sideName } from '../model/names.ts'
import { Kickoff } from './Kickoff.tsx'
import { OddsButton } from './OddsButton.tsx'
import { SportMark } from './SportMark.tsx'

/** So many of a field fit into a row. */
const shownRunners = 3
const short: Readonly<Record<string, string>> = { home: '1', draw: 'X', away: '2' }

/** One event of the list: when, who, and the odds of its main market. */
export function EventRow({ event }: { readonly event: EventView }) {
  const { model, words } = useBook()
  const [main] = event.markets
  const isRace = event.sides.length > 2
  const favourites = [...(main?.selections ?? [])].sort((a, b) => (isRace ? a.odds - b.odds : 0))
  const shownPicks = isRace ? favourites.slice(0, shownRunners) : favourites
  // A circuit has a race every few minutes; matches are told apart by who plays.
  const name = isRace
    ? `${eventName(words, event)}, ${clockTime(event.start, words.language)}`
    : eventName(words, event)
  return (
    <li className="event">
      <div className="event-about">
        <SportMark sport={event.sport} />
        <Kickoff at={event.start} />
        <span className="event-league">{event.league}</span>
      </div>
      <button
        type="button"
        className="event-name"
        aria-label={sayLabel(words, 'openEvent', { name })}
        onClick={() => model.open(event.id)}
      >
        {isRace ? (
          <span>{sayLabel(words, 'runners', { count: event.sides.length }, words.language)}</span>
        ) : (
          [0, 1].map((place) => <span key={place}>{sideName(words, event, place)}</span>)
        )}
        <span className="event-more" aria-hidden="true">
          {event.marketCount > 1 ? sayLabel(words, 'moreMarkets', { count: event.marketCount - 1 }) : ''}
          <svg viewBox="0 0 8 12" aria-hidden="true">
            <path d="m1.5 1 5 5-5 5" />
          </svg>
        </span>
      </button>
      <div className="event-odds" data-field={isRace || undefined}>
        {main !== undefined &&
          shownPicks.map(({ id, odds }) => (
            <OddsButton
              key={id}
              event={event}
              market={main}
              selection={id}
              odds={odds}
              {...(isRace ? {} : { short: short[id] ?? sideName(words, event, Number(id)).split(',', 1)[0] ?? '' })}
            />
          ))}
      </div>
    </li>
  )
}
