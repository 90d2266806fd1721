import { createVendorsFixture } from '../../../server/vendorsFixture.ts'
import { scoreParts } from '../engine/prices.ts'
import { voidOneIn } from '../engine/terms.ts'
import type { BetAnswer, BetOrder, BetView, BoardView, EventView, LegOrder } from '../wire.ts'

/** A book over a wallet in memory, on a clock that is moved by hand. */
export async function createBookFixture(category = 'SPORTS', kind = 'sports') {
  const fixture = await createVendorsFixture(100_000)
  const { wallet, world, send } = fixture
  Object.assign(wallet, { category, genre: 'Football', gameName: 'Velvet Football' })
  /** What is drawn: whether an event takes place, and where its score lies between the first and the last. */
  const fate = { isVoid: false, part: 0 }
  world.tableDraw = (count) => {
    if (count === voidOneIn) return fate.isVoid ? 0 : 1
    if (count === scoreParts) return Math.floor(fate.part * (scoreParts - 1))
    return 0
  }
  let token = (await fixture.start()).token
  const board = async (since?: number) =>
    (await send<BoardView>('GET', `/api/${kind}/board${since === undefined ? '' : `?since=${since}`}`, token)).body
  const bet = (order: Partial<BetOrder> & Pick<BetOrder, 'legs'>) =>
    send<BetAnswer>('POST', `/api/${kind}/bets`, token, { id: 'bet-00000001', stake: 1000, accept: 'none', ...order })
  const bets = async () => (await send<{ bets: BetView[] }>('GET', `/api/${kind}/bets`, token)).body.bets
  return {
    ...fixture,
    fate,
    board,
    bet,
    bets,
    event: async (id: string) => (await send<EventView>('GET', `/api/${kind}/events/${id}`, token)).body,
    /** The leg of an event's main market. */
    leg: ({ id, markets: [market] }: EventView, selection = 0): LegOrder => {
      const { id: name = '', odds = 0 } = market?.selections[selection] ?? {}
      return { event: id, market: market?.id ?? '', selection: name, odds }
    },
    /** Events of football, which the tests bet on. */
    football: async () => (await board()).events.filter(({ sport }) => sport === 'football'),
    /** Opens the title again, as another of the player's tabs does. */
    reopen: async () => {
      token = (await fixture.start()).token
    },
    /** Moves the world past the end of an event. */
    playTo: (event: EventView) => {
      world.now = event.start + 4 * 3_600_000
    },
  }
}
