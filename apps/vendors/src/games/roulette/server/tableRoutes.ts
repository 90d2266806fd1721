import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import type { EventStreams } from '../../../frame/events/eventStreams.ts'
import { GameError } from '../../../server/gameError.ts'
import { phrases, type TableListed } from '../wire.ts'
import type { Laid } from './books.ts'
import type { Table } from './createTable.ts'
import type { Guest, Rooms } from './rooms.ts'

/** A player at the tables, as the session of a call says it. */
export interface Seated extends Guest {
  readonly session: string
  /** The same for all sessions of one player. */
  readonly player: string
}

interface TableRoutesOptions {
  readonly rooms: Rooms
  readonly streams: EventStreams
  /** Throws where the call has no session. */
  readonly seatedOf: (request: FastifyRequest) => Seated
  readonly balanceOf: (seated: Seated) => Promise<number>
}

const strict = { additionalProperties: false } as const
const ticket = Type.String({ pattern: '^[\\w-]{8,64}$' })
const BetsBody = Type.Object(
  {
    ticket,
    round: Type.String({ minLength: 1, maxLength: 64 }),
    bets: Type.Array(
      Type.Object({ spot: Type.String({ minLength: 1, maxLength: 24 }), amount: Type.Integer({ minimum: 1 }) }, strict),
      { minItems: 1, maxItems: 157 },
    ),
  },
  strict,
)
const TicketBody = Type.Object({ ticket }, strict)
const SayBody = Type.Object({ phrase: Type.Union(phrases.map((phrase) => Type.Literal(phrase))) }, strict)

type ToTable = { Params: { table: string } }

/** Calls of a browser at a table: `/api/roulette`, and below it a table's number. */
export function addTableRoutes(
  app: FastifyInstance,
  { rooms, streams, seatedOf, balanceOf }: TableRoutesOptions,
): void {
  const at = (request: FastifyRequest<ToTable>): { readonly seated: Seated; readonly table: Table } => {
    const seated = seatedOf(request)
    const table = rooms.tablesOf(seated).find(({ spec }) => spec.name === request.params.table)
    if (table === undefined) throw new GameError('not_found')
    return { seated, table }
  }

  app.get('/api/roulette', (request): TableListed[] =>
    rooms.tablesOf(seatedOf(request)).map(({ spec, seats }) => ({
      name: spec.name,
      least: spec.limits.least,
      total: spec.limits.total,
      seats: seats(),
    })),
  )

  app.get<ToTable>('/api/roulette/:table/events', async (request, reply) => {
    const { seated, table } = at(request)
    const balance = await balanceOf(seated)
    // Joined before the first byte, so that a full table can still be refused.
    const early: [string, unknown][] = []
    let send = (name: string, data: unknown): void => void early.push([name, data])
    const leave = table.join(seated.player, balance, (event) => {
      if (event.kind === 'table') send('table', event.table)
      else if (event.kind === 'own') send('own', event.own)
      else send('chat', event.lines)
    })
    if (leave === undefined) throw new GameError('table_full')
    const stream = streams.open(reply)
    stream.onGone(leave)
    send = stream.send
    for (const [name, data] of early) send(name, data)
    return reply
  })

  app.post<ToTable & { Body: Static<typeof BetsBody> }>(
    '/api/roulette/:table/bets',
    { schema: { body: BetsBody }, bodyLimit: 16_384 },
    async (request) => {
      const { seated, table } = at(request)
      const { player, session } = seated
      return balanceAfter(await table.lay({ ...request.body, player, session }))
    },
  )

  app.post<ToTable & { Body: Static<typeof TicketBody> }>(
    '/api/roulette/:table/undo',
    { schema: { body: TicketBody } },
    async (request) => {
      const { seated, table } = at(request)
      const balance = await table.takeBack(seated.player, request.body.ticket)
      if (balance === 'not_back') throw new GameError('not_back')
      return balance === undefined ? {} : { balance }
    },
  )

  app.post<ToTable & { Body: Static<typeof SayBody> }>(
    '/api/roulette/:table/chat',
    { schema: { body: SayBody } },
    (request) => {
      const { seated, table } = at(request)
      if (!table.say(seated.player, request.body.phrase)) throw new GameError('too_fast')
      return {}
    },
  )
}

function balanceAfter(laid: Laid | Awaited<ReturnType<Table['lay']>>): { readonly balance: number } {
  switch (laid.state) {
    case 'placed':
      return { balance: laid.balance }
    // Its stake goes back, if it was taken at all.
    case 'unknown':
      throw new GameError('round_cancelled')
    default:
      throw new GameError(laid.code)
  }
}
