import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import { amountSchema } from '../../../frame/stakes/amountSchema.ts'
import type { SessionRecord } from '../../../frame/store/records.ts'
import { GameError } from '../../../server/gameError.ts'
import { mostLegs } from '../engine/bets.ts'
import { limitsOf } from '../engine/limits.ts'
import type { BookKind } from '../feed/plans.ts'
import { sportOf } from '../feed/sportOf.ts'
import { acceptances, type BoardView, type EventView } from '../wire.ts'
import type { Book } from './createBook.ts'
import type { Feed } from './createFeed.ts'
import type { BookEvent } from './eventStore.ts'
import type { Odds } from './odds.ts'

interface BookRoutesOptions {
  readonly kind: BookKind
  readonly feed: Feed
  readonly odds: Odds
  readonly book: Book
  readonly sessionOf: (request: FastifyRequest) => SessionRecord
  /** Throws where the player has signed out at the site. */
  readonly confirm: (session: SessionRecord) => Promise<void>
  readonly takesBets: (session: SessionRecord) => boolean
  readonly now: () => number
}

const strict = { additionalProperties: false } as const
const name = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[\\w.:-]+$' })
const BetBody = Type.Object(
  {
    id: Type.String({ pattern: '^[\\w-]{8,64}$' }),
    stake: amountSchema,
    accept: Type.Union(acceptances.map((one) => Type.Literal(one))),
    legs: Type.Array(
      Type.Object(
        {
          event: name(64),
          market: name(24),
          selection: name(12),
          odds: Type.Integer({ minimum: 101, maximum: 100_000 }),
        },
        strict,
      ),
      { minItems: 1, maxItems: mostLegs },
    ),
  },
  strict,
)
const BoardQuery = Type.Object(
  {
    since: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })),
    /** Events to tell all markets of, by comma. */
    with: Type.Optional(Type.String({ pattern: '^[\\w.:,-]{1,640}$' })),
  },
  strict,
)

/** Calls of a browser at a book: `/api/{kind}/board`, `/events/{id}` and `/bets`. */
export function addBookRoutes(app: FastifyInstance, options: BookRoutesOptions): void {
  const { kind, feed, odds, book, sessionOf, confirm, takesBets, now } = options
  const view = (event: BookEvent, isWhole: boolean): EventView => {
    const { fixture, state, version, score } = event
    const { id, sport, league, sides, start } = fixture
    const markets = state === 'open' ? odds.of(event) : []
    return {
      id,
      sport,
      league,
      sides,
      start,
      state,
      version,
      markets: isWhole ? markets : markets.slice(0, 1),
      marketCount: markets.length,
      ...(score === undefined ? {} : { score }),
    }
  }

  app.get<{ Querystring: Static<typeof BoardQuery> }>(
    `/api/${kind}/board`,
    { schema: { querystring: BoardQuery } },
    (request): BoardView => {
      const session = sessionOf(request)
      feed.tick()
      const since = Number(request.query.since ?? Number.NaN)
      // A version from before, or of another book, gets the whole list.
      const partial = since <= feed.version()
      const sport = sportOf(kind, session.genre ?? '')
      const events = partial ? feed.changedSince(since) : feed.open()
      return {
        now: now(),
        version: feed.version(),
        partial,
        events: events.map((event) => view(event, false)),
        whole: (request.query.with?.split(',') ?? []).slice(0, mostLegs * 2).flatMap((id) => {
          const event = feed.find(id)
          return event === undefined ? [] : [view(event, true)]
        }),
        limits: limitsOf(session.decimals),
        ...(sport && { sport }),
        betting: takesBets(session),
      }
    },
  )
  app.get<{ Params: { id: string } }>(`/api/${kind}/events/:id`, (request): EventView => {
    sessionOf(request)
    feed.tick()
    const event = feed.find(request.params.id)
    if (event === undefined) throw new GameError('not_found')
    return view(event, true)
  })
  app.get(`/api/${kind}/bets`, async (request) => {
    const session = sessionOf(request)
    await confirm(session)
    feed.tick()
    return { bets: book.betsOf(session) }
  })
  app.post<{ Body: Static<typeof BetBody> }>(`/api/${kind}/bets`, { schema: { body: BetBody } }, (request) =>
    book.place(sessionOf(request), request.body),
  )
}
