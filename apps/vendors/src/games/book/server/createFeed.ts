import { type Draw, recordDraws } from '../../../frame/random/draw.ts'
import { createPrices, moveDrift, noDrift, type Prices, scoreAt, scoreParts } from '../engine/prices.ts'
import { voidOneIn } from '../engine/terms.ts'
import { type Fixture, fixturesBetween } from '../feed/fixtures.ts'
import { type BookKind, bookPlans } from '../feed/plans.ts'
import type { BookEvent, EventStore } from './eventStore.ts'

const minute = 60_000
/** Odds move this often; more often in the last hours before the start. */
const stepMs = 15 * minute
const lateStepMs = 2 * minute
const lateMs = 6 * 60 * minute

/** The events of a book on the world's clock: opened, moved, closed and decided. */
export interface Feed {
  /** Brings everything to where it is at this moment. Cheap when nothing has changed. */
  readonly tick: () => void
  /** Events that are open, by their start. */
  readonly open: () => readonly BookEvent[]
  /** Open and lately decided events that have changed since a version. */
  readonly changedSince: (version: number) => readonly BookEvent[]
  /** Any event, decided ones too. */
  readonly find: (id: string) => BookEvent | undefined
  readonly pricesOf: (fixture: Fixture) => Prices
  /** Something else about an event's odds has changed. */
  readonly touch: (id: string) => void
  readonly version: () => number
}

interface FeedOptions {
  readonly kind: BookKind
  readonly store: EventStore
  readonly together: (act: () => void) => void
  readonly draw: Draw
  readonly now: () => number
}

export function createFeed({ kind, store, together, draw, now }: FeedOptions): Feed {
  const { openHours, staticOdds } = bookPlans[kind]
  const events = new Map(store.live().map((event) => [event.fixture.id, event]))
  const prices = new Map<string, Prices>()
  /** Decided while this process runs: whoever asks for changes has to hear of them. */
  const decided = new Map<string, BookEvent>()
  let version = store.lastVersion()
  let opened = Number.NEGATIVE_INFINITY

  const pricesOf = (fixture: Fixture): Prices => {
    const known = prices.get(fixture.id)
    if (known !== undefined) return known
    const made = createPrices(fixture.model)
    prices.set(fixture.id, made)
    return made
  }
  const save = (event: Omit<BookEvent, 'version'>): BookEvent => {
    version += 1
    const saved = { ...event, version }
    store.save(saved)
    const { id } = event.fixture
    if (saved.state === 'open' || saved.state === 'playing') events.set(id, saved)
    else {
      events.delete(id)
      prices.delete(id)
      decided.set(id, saved)
    }
    return saved
  }
  const nextStep = (start: number, at: number): number =>
    at + Math.round((start - at > lateMs ? stepMs : lateStepMs) * (0.5 + draw(1000) / 1000))

  const openUp = (at: number): void => {
    if (at >= opened && at - opened < minute) return
    opened = at
    for (const fixture of fixturesBetween(kind, at + minute, at + openHours * 60 * minute)) {
      if (events.has(fixture.id) || store.find(fixture.id) !== undefined) continue
      save({ fixture, state: 'open', drift: noDrift(fixture.model), nextStep: nextStep(fixture.start, at), draws: [] })
    }
    for (const [id, { fixture }] of decided) if (fixture.end < at - 60 * minute) decided.delete(id)
  }
  const step = (event: BookEvent, at: number): void => {
    const { fixture, drift } = event
    const { results } = pricesOf(fixture)
    const moved = moveDrift(drift, results, draw(results.length), draw(2) === 1)
    save({ ...event, drift: moved, nextStep: nextStep(fixture.start, at) })
  }
  const start = (event: BookEvent): BookEvent => {
    const recorder = recordDraws(draw)
    const takesPlace = recorder.draw(voidOneIn) !== 0
    return save({ ...event, state: takesPlace ? 'playing' : 'void', draws: recorder.drawn })
  }
  const end = (event: BookEvent): void => {
    const recorder = recordDraws(draw)
    const score = scoreAt(event.fixture.model, event.drift, recorder.draw(scoreParts))
    save({ ...event, state: 'over', score, draws: [...event.draws, ...recorder.drawn] })
  }
  const isDue = ({ state, fixture, nextStep: step }: BookEvent, at: number): boolean =>
    state === 'open' ? fixture.start <= at || (!staticOdds && step <= at) : fixture.end <= at

  return {
    tick: () => {
      const at = now()
      const due = [...events.values()].filter((event) => isDue(event, at))
      if (due.length === 0 && at >= opened && at - opened < minute) return
      together(() => {
        openUp(at)
        for (const event of due) {
          if (event.state === 'open' && event.fixture.start > at) step(event, at)
          else {
            const begun = event.state === 'open' ? start(event) : event
            if (begun.state === 'playing' && begun.fixture.end <= at) end(begun)
          }
        }
      })
    },
    open: () =>
      [...events.values()]
        .filter(({ state }) => state === 'open')
        .sort((a, b) => a.fixture.start - b.fixture.start || (a.fixture.id < b.fixture.id ? -1 : 1)),
    changedSince: (since) => [...events.values(), ...decided.values()].filter((event) => event.version > since),
    find: (id) => events.get(id) ?? decided.get(id) ?? store.find(id),
    pricesOf,
    touch: (id) => {
      const event = events.get(id)
      if (event !== undefined) save(event)
    },
    version: () => version,
  }
}
