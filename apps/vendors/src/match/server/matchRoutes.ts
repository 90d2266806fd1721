import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type, { type Static, type TSchema } from 'typebox'
import type { EventStreams } from '../../frame/events/eventStreams.ts'
import type { SessionRecord } from '../../frame/store/records.ts'
import { playerOf } from '../../frame/store/records.ts'
import { GameError } from '../../server/gameError.ts'
import { phrases } from '../../wire/talk.ts'
import type { Match } from './createMatchTable.ts'

interface MatchRoutesOptions<Open, Piece, Move> {
  readonly kind: string
  /** What a browser may send as a move. */
  readonly move: TSchema
  readonly tablesOf: (session: SessionRecord) => readonly Match<Open, Piece, Move>[]
  readonly streams: EventStreams
  /** Throws where the call has no session. */
  readonly sessionOf: (request: FastifyRequest) => SessionRecord
  readonly balanceOf: (session: SessionRecord) => Promise<number>
  /** Throws where the player has signed out at the site. */
  readonly confirm: (session: SessionRecord) => Promise<void>
}

const strict = { additionalProperties: false } as const
const id = Type.String({ pattern: '^[\\w-]{8,64}$' })
const JoinBody = Type.Object({ id }, strict)
const EmptyBody = Type.Object({}, strict)
const SayBody = Type.Object({ phrase: Type.Union(phrases.map((phrase) => Type.Literal(phrase))) }, strict)

type ToTable = { Params: { table: string } }

/** Calls of a browser at a table of a match: `/api/<kind>`, and below it a table's number. */
export function addMatchRoutes<Open, Piece, Move>(
  app: FastifyInstance,
  { kind, move, tablesOf, streams, sessionOf, balanceOf, confirm }: MatchRoutesOptions<Open, Piece, Move>,
): void {
  const base = `/api/${kind}`
  const MoveBody = Type.Object(
    { id, hand: Type.String({ minLength: 1, maxLength: 64 }), turn: Type.Integer({ minimum: 0, maximum: 999 }), move },
    strict,
  )
  type SentBody = { id: string; hand: string; turn: number; move: Move }
  const at = (request: FastifyRequest<ToTable>) => {
    const session = sessionOf(request)
    const table = tablesOf(session).find(({ name }) => name === request.params.table)
    if (table === undefined) throw new GameError('not_found')
    return { session, player: playerOf(session), table }
  }

  app.get(base, (request) => tablesOf(sessionOf(request)).map((table) => table.listed()))

  app.get<ToTable>(`${base}/:table/events`, async (request, reply) => {
    const { session, player, table } = at(request)
    // Before the wallet is asked, and again after it: others may have come meanwhile.
    streams.expectRoom(player)
    const newest = table.newestOf(player)
    const balance = newest(await balanceOf(session))
    streams.expectRoom(player)
    const stream = streams.open(reply, player, () => confirm(session))
    stream.onGone(table.watch(player, balance, ({ kind: name, data }) => stream.send(name, data)))
    return reply
  })

  app.post<ToTable>(`${base}/:table/balance`, { schema: { body: EmptyBody } }, async (request) => {
    const { session, player, table } = at(request)
    const newest = table.newestOf(player)
    const balance = await balanceOf(session)
    table.learnBalance(player, newest(balance))
    return {}
  })

  app.post<ToTable & { Body: Static<typeof JoinBody> }>(
    `${base}/:table/join`,
    { schema: { body: JoinBody } },
    async (request) => {
      const { session, player, table } = at(request)
      const placed = await table.join({ player, session: session.id, id: request.body.id })
      if (typeof placed === 'string') throw new GameError(placed)
      if (placed.state === 'placed') return { balance: placed.balance }
      throw new GameError(placed.state === 'refused' ? placed.code : 'round_cancelled')
    },
  )

  app.post<ToTable>(`${base}/:table/leave`, { schema: { body: EmptyBody } }, async (request) => {
    const { player, table } = at(request)
    const balance = await table.leave(player)
    return balance === undefined ? {} : { balance }
  })

  app.post<ToTable>(`${base}/:table/back`, { schema: { body: EmptyBody } }, (request) => {
    const { player, table } = at(request)
    table.comeBack(player)
    return {}
  })

  app.post<ToTable & { Body: SentBody }>(`${base}/:table/moves`, { schema: { body: MoveBody } }, (request) => {
    const { player, table } = at(request)
    const { id: sent, hand, turn, move: made } = request.body
    const problem = table.move(hand, { player, id: sent, turnNumber: turn, move: made })
    if (problem !== undefined) throw new GameError(problem)
    return {}
  })

  app.post<ToTable & { Body: Static<typeof SayBody> }>(
    `${base}/:table/chat`,
    { schema: { body: SayBody } },
    (request) => {
      const { player, table } = at(request)
      if (!table.say(player, request.body.phrase)) throw new GameError('too_fast')
      return {}
    },
  )
}
