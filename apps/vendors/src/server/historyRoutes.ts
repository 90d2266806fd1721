import { type RoundQuestion, roundCalls, roundsBase, seamlessHeaders } from '@foyer/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import Value from 'typebox/value'
import type { FairSeeds } from '../frame/fair/fairSeeds.ts'
import type { PastRounds } from '../frame/history/pastRounds.ts'
import { createReplayTickets } from '../frame/history/replayTickets.ts'
import { playerOf, type SessionRecord } from '../frame/store/records.ts'
import type { RoundRecordView } from '../wire/history.ts'
import { checkCall } from './checkCall.ts'
import { GameError } from './gameError.ts'

interface HistoryOptions {
  readonly past: PastRounds
  /** What a round was drawn from, where it was committed to. */
  readonly proofOf: FairSeeds['proofOf']
  /** Throws where the call has no session. */
  readonly sessionOf: (request: FastifyRequest) => SessionRecord
  /** Asks the wallet, which knows whether the player has signed out; throws then. */
  readonly balanceOf: (session: SessionRecord) => Promise<number>
  readonly secretOf: (vendor: string) => Buffer
  readonly now: () => number
}

const strict = { additionalProperties: false } as const
const PageQuery = Type.Object(
  { before: Type.Optional(Type.String({ maxLength: 96, pattern: '^\\d+\\.[\\w.:-]+$' })) },
  strict,
)
const ReplayBody = Type.Object({ replay: Type.String({ minLength: 1, maxLength: 1024 }) }, strict)

/** Rounds that are over: a player's own in the game, one by a ticket on a page of its own, and the call that a ticket is got with. */
export async function addHistoryRoutes(app: FastifyInstance, options: HistoryOptions): Promise<void> {
  const { past, proofOf, sessionOf, balanceOf, secretOf, now } = options
  const tickets = createReplayTickets(now)
  const found = (round: RoundRecordView | undefined): RoundRecordView => {
    if (round === undefined) throw new GameError('not_found')
    const fair = proofOf(round.roundId)
    return fair === undefined ? round : { ...round, fair }
  }
  const signedIn = async (request: FastifyRequest): Promise<SessionRecord> => {
    const session = sessionOf(request)
    await balanceOf(session)
    return session
  }
  app.get<{ Querystring: Static<typeof PageQuery> }>(
    '/api/history',
    { schema: { querystring: PageQuery } },
    async (request) => {
      const session = await signedIn(request)
      return past.page({ ...session, player: playerOf(session) }, request.query.before)
    },
  )
  app.get<{ Params: { round: string } }>('/api/history/:round', async (request) =>
    found(past.find(playerOf(await signedIn(request)), request.params.round)),
  )
  app.post<{ Body: Static<typeof ReplayBody> }>('/api/replay', { schema: { body: ReplayBody } }, ({ body }) => {
    const ticket = tickets.read(body.replay)
    return found(ticket && past.find(ticket.player, ticket.roundId))
  })

  await app.register(async (signed) => {
    signed.removeAllContentTypeParsers()
    signed.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    const path = `${roundsBase}/replay`
    signed.post(path, async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      const text = typeof request.body === 'string' ? request.body : ''
      const vendor = checkCall({ headers: request.headers, path, body: text }, seamlessHeaders.caller, secretOf)
      if (vendor === undefined) return reply.code(401).send({ code: 'signature_refused' })
      const question = parse(text)
      if (!Value.Check(roundCalls.replay, question)) throw new GameError('malformed')
      // The check makes it what the call says.
      const { merchant, player, roundId } = question as RoundQuestion
      const owner = [vendor, merchant, player].join(':')
      const round = past.find(owner, roundId)
      // Rounds with play money are in no record of bets, so nobody asks for them there.
      return round === undefined || round.trial ? {} : { replay: tickets.issue(owner, roundId) }
    })
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
