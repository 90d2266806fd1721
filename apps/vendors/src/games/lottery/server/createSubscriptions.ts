import type { LotteryDraw, SeamlessDraws } from '@foyer/contract'
import { playerOf, type SessionRecord } from '../../../frame/store/records.ts'
import type { DrawSource } from '../../../server/drawSource.ts'
import { GameError } from '../../../server/gameError.ts'
import { type CallWallet, WalletRefusal, WalletUnreachable } from '../../../server/seamlessClient.ts'
import { limitsOf } from '../limits.ts'
import {
  mostSubscriptions,
  type SubscriptionAnswer,
  type SubscriptionEnd,
  type SubscriptionOrder,
  type SubscriptionView,
  subscriptionDays,
} from '../wire.ts'
import { checkTicket } from './checkOrder.ts'
import type { Bought, Ticket } from './lotteryStakes.ts'
import {
  type Subscription,
  type SubscriptionStore,
  type UnneededSession,
  viewSubscription,
} from './subscriptionStore.ts'

/** Buys each draw of those who have subscribed to it (QP11). */
export interface Subscriptions {
  readonly begin: (session: SessionRecord, order: SubscriptionOrder) => Promise<SubscriptionAnswer>
  /** Stops one of the player's; what was bought stays. */
  readonly stop: (session: SessionRecord, id: string) => SubscriptionView
  readonly ofPlayer: (session: SessionRecord) => readonly SubscriptionView[]
  /** Buys what is on sale now. */
  readonly buyDue: () => Promise<void>
}

interface SubscriptionsOptions {
  readonly store: SubscriptionStore
  readonly draws: DrawSource
  readonly walletOf: (session: SessionRecord) => CallWallet
  /** Buys one ticket for one draw; the same id is never bought twice. */
  readonly buyOne: (session: SessionRecord, id: string, ticket: Ticket, draw: LotteryDraw) => Promise<Bought>
  /** The world's time. */
  readonly now: () => number
  readonly onProblem: (error: unknown, reference: string) => void
  readonly onChange: () => void
}

const dayMs = 24 * 3_600_000
const shown = 8
/** Bought at a time. */
const together = 20
/** How often a draw is tried while its sale goes on and the wallet gives no answer. */
const mostTries = 20

/** Sessions with such an id are no browser's: a subscription buys in them. */
const prefix = 'subscription:'

/** The session that a subscription buys in. */
export const sessionOfSubscription = (store: SubscriptionStore, id: string): SessionRecord | undefined =>
  id.startsWith(prefix) ? store.find(id.slice(prefix.length))?.session : undefined

export function createSubscriptions(options: SubscriptionsOptions): Subscriptions {
  const { store, draws, walletOf, buyOne, now, onProblem, onChange } = options
  const beginning = new Map<string, Promise<SubscriptionAnswer>>()
  let isEnding = false
  // A player's own play money is none of their subscriptions' business.
  const ofPlayer = (session: SessionRecord): readonly SubscriptionView[] =>
    session.trial ? [] : store.ofPlayer(session, shown).map(viewSubscription)

  /** What it came to when it was sent first. */
  const before = (session: SessionRecord, { id, price, lines, draws: count }: SubscriptionOrder) => {
    const known = store.find(id)
    if (known === undefined) return undefined
    const isSame =
      JSON.stringify([known.price, known.lines, known.draws]) === JSON.stringify([price, lines, count]) &&
      known.player === playerOf(session) &&
      known.session.gameId === session.gameId
    return isSame ? { subscription: viewSubscription(known) } : { refused: { code: 'ticket_conflict' as const } }
  }

  /** The session that goes on after the player's own; from the player's wallet at the vendor the one they play in. */
  const standingOf = async (
    session: SessionRecord,
    { id, price, lines }: SubscriptionOrder,
  ): Promise<SessionRecord> => {
    const { merchant, vendor, walletSession, ownPlayer } = session
    const own = { ...session, id: prefix + id }
    if (ownPlayer !== undefined) return own
    const ask = { merchant, session: walletSession, transactionId: id, amount: price * lines.length }
    const granted = await walletOf(session)(vendor, 'standing', { ...ask, days: subscriptionDays })
    return { ...own, walletSession: granted.session }
  }

  const endOne = async ({ session, tell }: UnneededSession): Promise<void> => {
    const { merchant, vendor, walletSession } = session
    try {
      await walletOf(session)(vendor, 'endStanding', { merchant, session: walletSession, ...(tell && { tell }) })
    } catch (error) {
      if (!(error instanceof WalletRefusal)) throw error
    }
    store.dropUnneeded(session)
  }
  /** Ends at the wallet what is needed no more; what gets no answer is asked again the next time. */
  const endUnneeded = async (): Promise<void> => {
    if (isEnding) return
    isEnding = true
    try {
      const all = store.unneeded()
      for (let from = 0; from < all.length; from += together)
        await Promise.all(all.slice(from, from + together).map(endOne))
    } catch (error) {
      if (!(error instanceof WalletUnreachable)) onProblem(error, 'subscriptions')
    } finally {
      isEnding = false
    }
  }
  /** From a wallet at the vendor itself nothing was asked for. */
  const letGo = (session: SessionRecord, tell?: UnneededSession['tell']): void => {
    if (session.ownPlayer === undefined) store.addUnneeded({ session, tell })
  }

  const begin = async (session: SessionRecord, order: SubscriptionOrder): Promise<SubscriptionAnswer> => {
    if (session.trial) return { refused: { code: 'play_money' } }
    const found = await draws.read(session.merchant, session.gameId)
    const [next] = found?.next ?? []
    if (found === undefined || next === undefined) throw new GameError('unavailable')
    const wrong = checkTicket(order, next.form, limitsOf(session.decimals))
    if (wrong) return { refused: wrong }
    try {
      const standing = await standingOf(session, order)
      // Counted after the wallet has answered, so that two at once do not pass one another.
      const running = store.ofPlayer(session, mostSubscriptions).filter(({ ended }) => ended === undefined)
      if (running.length >= mostSubscriptions) {
        letGo(standing)
        return { refused: { code: 'subscriptions_full' } }
      }
      const at = now()
      const lastDraw = Math.max(at, ...found.next.filter(isClosed).map(({ drawsAt }) => Date.parse(drawsAt)))
      store.add(order, { session: standing, at, until: at + subscriptionDays * dayMs, lastDraw })
    } catch (error) {
      if (!(error instanceof WalletRefusal)) throw new GameError('unavailable')
      throw new GameError(error.code === 'session_expired' ? 'session_over' : 'round_cancelled')
    }
    await buyNext(order.id)
    const begun = store.find(order.id)
    if (begun?.ended === undefined || begun.bought > 0) return before(session, order) ?? {}
    // What buys nothing at once is none.
    store.drop(order.id)
    onChange()
    return { refused: { code: begun.ended === 'balance' ? 'insufficient_funds' : 'round_cancelled' } }
  }

  const isClosed = ({ closesAt }: LotteryDraw): boolean => Date.parse(closesAt) <= now()
  const end = ({ id, session, bought }: Subscription, ended: SubscriptionEnd): void => {
    store.change(id, { ended })
    // Who stops it, or begins one that buys nothing, is told at once.
    if (ended === 'stopped' || (bought === 0 && beginning.has(id))) letGo(session)
    else letGo(session, ended === 'balance' ? 'short' : ended)
    onChange()
  }

  /** A stake that got no answer and has come back is laid once more, under another id, while the sale goes on. */
  const buyDraw = async (session: SessionRecord, id: string, ticket: Ticket, draw: LotteryDraw): Promise<Bought> => {
    for (let tries = 1; tries <= mostTries; tries++) {
      const bought = await buyOne(session, tries === 1 ? id : `${id}.${tries}`, ticket, draw)
      if (!('code' in bought) || bought.why !== 'back') return bought
    }
    return { code: 'round_cancelled' }
  }

  /** Draws whose sale went by while nothing could be bought. */
  const countPassed = async ({ session, lastDraw }: Subscription, told: SeamlessDraws, before: number) => {
    const passed = [...told.last, ...told.next]
      .map(({ drawsAt }) => Date.parse(drawsAt))
      .filter((at) => at > lastDraw && at < before).length
    // A long outage goes further back than is told.
    if (passed < told.last.length) return passed
    return (await draws.countBetween(session.merchant, session.gameId, lastDraw, before)) ?? passed
  }

  /** Buys the first draw that is on sale and was not tried before. */
  const buyNext = async (id: string): Promise<void> => {
    const subscription = store.find(id)
    if (subscription === undefined || subscription.ended !== undefined) return
    const { session, price, lines, draws: most } = subscription
    if (now() >= subscription.until) return end(subscription, 'expired')
    const found = await draws.read(session.merchant, session.gameId)
    const draw = found?.next.find((one) => !isClosed(one))
    const drawsAt = Date.parse(draw?.drawsAt ?? '')
    if (found === undefined || draw === undefined || !(drawsAt > subscription.lastDraw)) return
    const missed = subscription.missed + (await countPassed(subscription, found, drawsAt))
    const { numero, form } = draw
    // A lottery that is drawn otherwise now is not what was asked for.
    if (checkTicket(subscription, form, limitsOf(session.decimals)) !== undefined) return end(subscription, 'refused')
    const ticket = { order: id, numero, drawsAt: draw.drawsAt, form, price, lines }
    const bought = await buyDraw(session, `${id}.${numero}`, ticket, draw)
    if (!('code' in bought)) {
      const count = subscription.bought + 1
      store.change(id, { bought: count, missed, lastDraw: drawsAt })
      if (count === most) end(subscription, 'done')
      else onChange()
    } else if (bought.why === 'waiting') return
    else if (bought.code === 'insufficient_funds') end(subscription, 'balance')
    else if (bought.why !== undefined) end(subscription, 'refused')
    else {
      store.change(id, { missed: missed + 1, lastDraw: drawsAt })
      onChange()
    }
  }

  return {
    begin: (session, order) => {
      // What is still being begun is waited for.
      const running = beginning.get(order.id)
      if (running !== undefined) return running.then((answer) => before(session, order) ?? answer)
      const known = before(session, order)
      if (known !== undefined) return Promise.resolve(known)
      const answer = begin(session, order).finally(() => beginning.delete(order.id))
      beginning.set(order.id, answer)
      return answer
    },
    stop: (session, id) => {
      const known = store.find(id)
      // Of somebody else's nothing is told, nor to play money.
      if (session.trial || known?.player !== playerOf(session) || known.session.gameId !== session.gameId)
        throw new GameError('not_found')
      end(known, 'stopped')
      const stopped = store.find(id)
      if (stopped === undefined) throw new GameError('not_found')
      return viewSubscription(stopped)
    },
    ofPlayer,
    buyDue: async () => {
      // Beside it: a wallet that is slow to end some keeps others from no draw.
      void endUnneeded()
      // One that is begun buys its first draw itself.
      const due = store.running().filter(({ id }) => !beginning.has(id))
      for (let from = 0; from < due.length; from += together) {
        const some = due.slice(from, from + together)
        await Promise.all(some.map(({ id }) => buyNext(id).catch((error: unknown) => onProblem(error, id))))
      }
    },
  }
}
