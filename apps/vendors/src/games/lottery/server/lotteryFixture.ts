import type { LotteryDraw } from '@foyer/contract'
import { createVendorsFixture } from '../../../server/vendorsFixture.ts'
import type {
  DrawsTold,
  LotteryView,
  OwnTold,
  SubscriptionAnswer,
  SubscriptionOrder,
  TicketAnswer,
  TicketOrder,
  TicketView,
} from '../wire.ts'

/** A lottery of six out of 45 that draws every minute, over a wallet in memory, on a clock that is moved by hand. */
export async function createLotteryFixture() {
  const fixture = await createVendorsFixture(100_000)
  const { wallet, world, send } = fixture
  Object.assign(wallet, { category: 'LOTT', genre: 'Classic', gameName: 'Evening Six', gameId: 'EVENING6' })
  const start = world.now
  /** What is drawn. */
  const fate = { numbers: ['1', '2', '3', '4', '5', '6'], isLate: false, isAway: false }
  const drawAt = (index: number, gameId: string): LotteryDraw => {
    const at = start + index * 60_000
    const isDrawn = at <= world.now && !fate.isLate
    return {
      gameId,
      numero: `draw-${index}`,
      drawsAt: new Date(at).toISOString(),
      closesAt: new Date(at - 10_000).toISOString(),
      commitment: 'c'.repeat(64),
      form: { kind: 'balls', picks: 6, of: 45 },
      ...(isDrawn ? { seed: 's'.repeat(64), result: [{ row: 'DB', numbers: fate.numbers }] } : {}),
    }
  }
  world.readDraws = async (merchant, gameId, numeros = []) => {
    if (fate.isAway) return undefined
    if (merchant !== 'COMET' || !['EVENING6', 'QUICK10'].includes(gameId)) return { next: [], last: [], asked: [] }
    const all = Array.from({ length: 30 }, (_, index) => drawAt(index + 1, gameId))
    return {
      next: all.filter(({ result }) => result === undefined).slice(0, 10),
      last: all
        .filter(({ result }) => result !== undefined)
        .reverse()
        .slice(0, 20),
      asked: all.filter(({ numero }) => numeros.includes(numero)),
    }
  }
  world.countDraws = async (_merchant, _gameId, from, to) =>
    Array.from({ length: 30 }, (_, index) => start + (index + 1) * 60_000).filter((at) => at > from && at < to).length
  let token = (await fixture.start()).token
  return {
    ...fixture,
    fate,
    /** Listens to the lottery; what was told last under each name, and how many times. */
    hear: async () => {
      const heard: { draws?: DrawsTold; own?: OwnTold; names: string[] } = { names: [] }
      const { leave, isOver } = await fixture.listen('/api/lottery/events', token, ({ name, data }) => {
        heard.names.push(name)
        if (name !== 'away') Object.assign(heard, { [name]: JSON.parse(data) })
      })
      return Object.assign(heard, { leave, isOver })
    },
    read: (path: 'tickets' | 'draws') => send<object>('GET', `/api/lottery/${path}`, token),
    view: async () => (await send<LotteryView>('GET', '/api/lottery/draws', token)).body,
    buy: (order: Partial<TicketOrder> = {}) =>
      send<TicketAnswer>('POST', '/api/lottery/tickets', token, {
        id: 'order-0001',
        numeros: ['draw-1'],
        price: 100,
        lines: [{ type: 'line', picks: ['1', '2', '3', '7', '8', '9'] }],
        ...order,
      }),
    tickets: async () => (await send<{ tickets: TicketView[] }>('GET', '/api/lottery/tickets', token)).body.tickets,
    subscribe: (order: Partial<SubscriptionOrder> = {}) =>
      send<SubscriptionAnswer>('POST', '/api/lottery/subscriptions', token, {
        id: 'subscription-1',
        price: 100,
        lines: [{ type: 'line', picks: ['1', '2', '3', '7', '8', '9'] }],
        ...order,
      }),
    stop: (id = 'subscription-1') => send<SubscriptionAnswer>('POST', `/api/lottery/subscriptions/${id}/stop`, token),
    /** Opens the title again, as another of the player's tabs does. */
    reopen: async () => {
      token = (await fixture.start()).token
    },
    /** Opens another lottery of the vendor. */
    reopenAs: async (gameId: string) => {
      wallet.gameId = gameId
      token = (await fixture.start()).token
    },
    /** Moves the world past a draw. */
    playTo: (index: number) => {
      world.now = start + index * 60_000 + 1000
    },
    /** Moves the world to so many seconds before the first draw. */
    waitUntil: (seconds: number) => {
      world.now = start + 60_000 - seconds * 1000
    },
  }
}
