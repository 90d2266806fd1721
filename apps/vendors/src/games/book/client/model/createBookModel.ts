import { createView, type View } from '../../../../client/model/createView.ts'
import type { Market } from '../../engine/markets.ts'
import type { Sport } from '../../feed/plans.ts'
import type { BetView, BoardView, EventView } from '../../wire.ts'
import type { BookLink } from './bookLink.ts'
import { type Moves, movesBetween } from './moves.ts'
import { placeSlip } from './placeSlip.ts'
import { dropLeg, emptySlip, followOdds, isAgreed, oddsNow, type Slip, toggleLeg } from './slip.ts'

export interface EventFilter {
  readonly sport?: Sport | undefined
  readonly league?: string | undefined
  readonly text: string
}

export interface BookShown {
  /** Open events by their start; absent until the first answer. */
  readonly events?: readonly EventView[]
  /** Events with all their markets: what is opened, and what is on the slip. */
  readonly whole: ReadonlyMap<string, EventView>
  readonly terms?: Pick<BoardView, 'limits' | 'betting'>
  /** The world's time at the last answer. */
  readonly now: number
  readonly isConnected: boolean
  readonly opened?: string | undefined
  readonly place: 'events' | 'bets'
  /** Which events the list shows. */
  readonly filter: EventFilter
  readonly bets?: readonly BetView[]
  readonly slip: Slip
  readonly moves: Moves
}

export interface BookModel extends Pick<View<BookShown>, 'subscribe' | 'view'> {
  /** Asks for what has changed. */
  readonly update: () => Promise<void>
  readonly open: (event: string | undefined) => void
  readonly go: (place: BookShown['place']) => void
  readonly toggle: (event: EventView, market: Market, selection: string, odds: number) => void
  readonly remove: (key: string) => void
  readonly changeSlip: (part: Partial<Pick<Slip, 'mode' | 'accept'>>) => void
  readonly clear: () => void
  readonly narrow: (filter: Partial<EventFilter>) => void
  readonly setStake: (key: string, text: string) => void
  /** Agrees to the odds as they are now. */
  readonly takeOdds: () => void
  readonly placeBets: () => Promise<void>
}

interface BookModelOptions {
  readonly link: BookLink
  readonly decimals: number
  /** A bet was placed: the balance has changed. */
  readonly onPlaced: () => void
  readonly loadAccept: () => Slip['accept']
  readonly saveAccept: (accept: Slip['accept']) => void
  /** The slip that was in the making when the page was left. */
  readonly loadSlip?: () => Partial<Slip>
}

export function createBookModel({
  link,
  decimals,
  onPlaced,
  loadAccept,
  saveAccept,
  loadSlip = () => ({}),
}: BookModelOptions): BookModel {
  const view = createView<BookShown>({
    whole: new Map(),
    now: 0,
    isConnected: true,
    place: 'events',
    filter: { text: '' },
    slip: { ...emptySlip(loadAccept()), ...loadSlip() },
    moves: new Map(),
  })
  const { change } = view
  let version: number | undefined
  const setSlip = (slip: Slip): void => change({ slip })
  const eventOf = (id: string): EventView | undefined =>
    view.view().whole.get(id) ?? view.view().events?.find((event) => event.id === id)

  const take = (board: BoardView): void => {
    const { events: known, whole: wholeBefore, filter } = view.view()
    const before = known ?? []
    version = board.version
    const changed = new Map(board.events.map((event) => [event.id, event]))
    const kept = board.partial ? before.filter(({ id }) => !changed.has(id)) : []
    const events =
      board.partial && changed.size === 0
        ? before
        : [...kept, ...changed.values()]
            .filter(({ state }) => state === 'open')
            .sort((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1))
    const whole = new Map(board.whole.map((event) => [event.id, event]))
    const older = [...before, ...wholeBefore.values()]
    change({
      events,
      whole,
      // A title opens on its own sport; from then on the list is the player's.
      ...(known === undefined && { filter: { ...filter, sport: board.sport } }),
      terms: { limits: board.limits, betting: board.betting },
      now: board.now,
      isConnected: true,
      moves: movesBetween(view.view().moves, older, [...changed.values(), ...whole.values()]),
    })
    setSlip(followOdds(view.view().slip, eventOf))
  }
  const update = async (): Promise<void> => {
    const { opened, slip, place } = view.view()
    const named = [...new Set([...(opened === undefined ? [] : [opened]), ...slip.legs.map(({ event }) => event)])]
    try {
      const [board, bets] = await Promise.all([
        link.board(version, named),
        place === 'bets' ? link.bets() : Promise.resolve(undefined),
      ])
      take(board)
      if (bets !== undefined) change({ bets })
    } catch (error) {
      if (!link.isUnanswered(error)) throw error
      change({ isConnected: false })
    }
  }

  return {
    subscribe: view.subscribe,
    view: view.view,
    update,
    open: (opened) => {
      change({ opened, place: 'events' })
      void update()
    },
    go: (place) => {
      change({ place, opened: undefined })
      void update()
    },
    toggle: (event, market, selection, odds) => setSlip(toggleLeg(view.view().slip, event, market, selection, odds)),
    remove: (key) => setSlip(dropLeg(view.view().slip, key)),
    changeSlip: (part) => {
      if (part.accept !== undefined) saveAccept(part.accept)
      setSlip(followOdds({ ...view.view().slip, ...part, problems: {} }, eventOf))
    },
    clear: () => setSlip(emptySlip(view.view().slip.accept)),
    narrow: (part) => change({ filter: { ...view.view().filter, ...part } }),
    setStake: (key, text) => {
      const { slip } = view.view()
      const { [key]: _gone, ...problems } = slip.problems
      setSlip({ ...slip, stakes: { ...slip.stakes, [key]: text }, problems })
    },
    takeOdds: () => {
      const { slip } = view.view()
      const legs = slip.legs.map((leg) => ({ ...leg, odds: oddsNow(leg, eventOf) ?? leg.odds }))
      setSlip({ ...slip, legs, problems: {} })
    },
    placeBets: async () => {
      if (view.view().slip.isPlacing) return
      const closed = closedLegs(view.view())
      await placeSlip({ link, decimals, slip: () => view.view().slip, setSlip, closed, onPlaced })
      await update()
    },
  }
}

/** Legs whose odds have changed in a way that the player has not agreed to. */
export const changedLegs = ({ slip, whole, events = [] }: BookShown): ReadonlyMap<string, number> =>
  new Map(
    slip.legs.flatMap((leg) => {
      const now = oddsNow(leg, (id) => whole.get(id) ?? events.find((event) => event.id === id))
      return now === undefined || isAgreed(slip.accept, leg.odds, now) ? [] : [[leg.key, now]]
    }),
  )

/** Legs that no bet is taken on any more. */
export const closedLegs = ({ slip, whole, events = [], now }: BookShown): ReadonlySet<string> =>
  new Set(
    slip.legs
      .filter(({ event: id, start }) => {
        const event = whole.get(id) ?? events.find((one) => one.id === id)
        return (event !== undefined && event.state !== 'open') || start <= now
      })
      .map(({ key }) => key),
  )
