import { type BetTypeId, betTypePattern } from '@foyer/rules'
import type { FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import { createEventStreams } from '../../../frame/events/eventStreams.ts'
import type { OpenedTables, TableGround, TableKind } from '../../../frame/kind.ts'
import { amountSchema } from '../../../frame/stakes/amountSchema.ts'
import { createStakes } from '../../../frame/stakes/createStakes.ts'
import { playerOf, type SessionRecord } from '../../../frame/store/records.ts'
import { GameError } from '../../../server/gameError.ts'
import type { PlayedRound } from '../../../wire/game.ts'
import { limitsOf } from '../limits.ts'
import { type LotteryView, mostDraws, mostLines, type OwnTold, subscribedDraws } from '../wire.ts'
import { createCounter } from './createCounter.ts'
import { createSubscriptions, sessionOfSubscription } from './createSubscriptions.ts'
import { createWatch } from './createWatch.ts'
import type { LotteryStake, LotteryStakes } from './lotteryStakes.ts'
import { createOpenDraws } from './openDraws.ts'
import { createSubscriptionStore } from './subscriptionStore.ts'

/** How often a lottery that players look at is read, ms. */
const lookEvery = 1000

const strict = { additionalProperties: false } as const
const bet = {
  id: Type.String({ pattern: '^[\\w-]{8,40}$' }),
  price: amountSchema,
  lines: Type.Array(
    Type.Object(
      {
        // What a lottery does not know is refused with its place.
        type: Type.Unsafe<BetTypeId>(Type.String({ pattern: betTypePattern })),
        picks: Type.Array(Type.String({ pattern: '^[a-z0-9]{1,6}$' }), { minItems: 1, maxItems: 10 }),
      },
      strict,
    ),
    { minItems: 1, maxItems: mostLines },
  ),
}
const SubscriptionBody = Type.Object(
  { ...bet, draws: Type.Optional(Type.Unsafe<number>({ type: 'integer', enum: [...subscribedDraws] })) },
  strict,
)
const TicketBody = Type.Object(
  {
    ...bet,
    numeros: Type.Array(Type.String({ pattern: '^[\\w-]{1,20}$' }), {
      minItems: 1,
      maxItems: mostDraws,
      uniqueItems: true,
    }),
  },
  strict,
)

/** Bets on the draws that the gateway draws. */
export const lottery: TableKind = { shape: 'table', open }

function open({
  app,
  database,
  findSession,
  sessionOf,
  walletOf,
  draws,
  balanceOf,
  confirm,
  worldTime: now,
  onProblem,
}: TableGround): OpenedTables {
  const subscribed = createSubscriptionStore(database)
  const stakes: LotteryStakes = createStakes({
    kind: 'lottery',
    database,
    walletOf,
    findSession: (id) => sessionOfSubscription(subscribed, id) ?? findSession(id),
    now,
    onProblem,
    outlives: true,
  })
  const counter = createCounter({ open: createOpenDraws(database), stakes, draws, balanceOf, now })
  let revision = 0
  const subscriptions = createSubscriptions({
    store: subscribed,
    draws,
    walletOf,
    buyOne: counter.buyOne,
    now,
    onProblem,
    onChange: () => revision++,
  })
  const ownOf = (session: SessionRecord): OwnTold => ({
    limits: limitsOf(session.decimals),
    waiting: counter.waitingOf(session),
    subscriptions: subscriptions.ofPlayer(session),
  })
  const watch = createWatch({ draws, now, ownOf, revision: () => counter.revision() + revision })
  const looking = setInterval(() => void watch.look().catch((error: unknown) => onProblem(error, 'lottery')), lookEvery)
  looking.unref()
  const streams = createEventStreams(app)
  const signedIn = async (request: FastifyRequest): Promise<SessionRecord> => {
    const session = sessionOf(request)
    await confirm(session)
    return session
  }
  app.get('/api/lottery/events', async (request, reply) => {
    const session = await signedIn(request)
    const player = playerOf(session)
    streams.expectRoom(player)
    const stream = streams.open(reply, player, () => confirm(session))
    stream.onGone(watch.add(session, stream.send))
    return reply
  })
  app.get('/api/lottery/draws', async (request: FastifyRequest): Promise<LotteryView> => {
    const session = await signedIn(request)
    const found = await draws.read(session.merchant, session.gameId)
    if (found === undefined) throw new GameError('unavailable')
    return { now: now(), next: found.next, last: found.last, ...ownOf(session) }
  })
  app.get('/api/lottery/tickets', async (request) => ({ tickets: counter.ticketsOf(await signedIn(request)) }))
  app.post<{ Body: Static<typeof TicketBody> }>('/api/lottery/tickets', { schema: { body: TicketBody } }, (request) =>
    counter.buy(sessionOf(request), request.body),
  )
  app.post<{ Body: Static<typeof SubscriptionBody> }>(
    '/api/lottery/subscriptions',
    { schema: { body: SubscriptionBody } },
    (request) => subscriptions.begin(sessionOf(request), request.body),
  )
  app.post<{ Params: { id: string } }>('/api/lottery/subscriptions/:id/stop', async (request) => ({
    subscription: subscriptions.stop(await signedIn(request), request.params.id),
  }))
  let buying: Promise<void> | undefined
  const buyDue = (): Promise<void> => {
    // Many take longer than the pause between two rounds of this.
    buying ??= subscriptions.buyDue().finally(() => {
      buying = undefined
    })
    return buying
  }
  return {
    roundsOf: (session) => stakes.ofSession(session).map(playedOf),
    settleOpen: async () => {
      await counter.settleOpen()
      await buyDue()
      await watch.look()
    },
    close: () => clearInterval(looking),
  }
}

/** A settled ticket as the player reads it again. */
function playedOf({ id, reference, at, what, stake, outcome, win = 0, balance = 0 }: LotteryStake): PlayedRound {
  const result = { stake, win, numero: what.numero, lines: what.lines, drawn: outcome?.result }
  return { playId: id, roundId: reference, at: new Date(at).toISOString(), result, balance }
}
