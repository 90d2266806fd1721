import type { FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import { GameError } from '../../server/gameError.ts'
import type { TableListed, TableSpec } from '../../wire/table.ts'
import { phrases } from '../../wire/talk.ts'
import { createEventStreams } from '../events/eventStreams.ts'
import type { TableGround } from '../kind.ts'
import type { Placed } from '../stakes/stakes.ts'
import type { SharedTable } from './company.ts'
import type { Refusal } from './layStakes.ts'
import { type Guest, guestOf, type Rooms } from './rooms.ts'

export const ticketSchema = Type.String({ pattern: '^[\\w-]{8,64}$' })
export const roundSchema = Type.String({ minLength: 1, maxLength: 64 })

const strict = { additionalProperties: false } as const
const TicketBody = Type.Object({ ticket: ticketSchema }, strict)
const SayBody = Type.Object({ phrase: Type.Union(phrases.map((phrase) => Type.Literal(phrase))) }, strict)

/** A call that names a table of the title. */
export interface ToTable {
  Params: { table: string }
}

type Listed = SharedTable & { readonly spec: TableSpec<unknown> }

interface TableRoutesOptions<Table extends Listed> {
  /** Names the routes: `/api/<kind>`, and below it a table's number. */
  readonly kind: string
  readonly ground: Pick<TableGround, 'app' | 'sessionOf' | 'balanceOf' | 'confirm'>
  readonly rooms: Rooms<Table>
}

/** Who calls, and which table they mean. */
export type AtTable<Table> = (request: FastifyRequest<ToTable>) => Guest & { readonly table: Table }

/** The calls that tables of every kind have: their list, the stream of one, taking back, talking. */
export function addTableRoutes<Table extends Listed>({
  kind,
  ground: { app, sessionOf, balanceOf, confirm },
  rooms,
}: TableRoutesOptions<Table>): AtTable<Table> {
  const path = `/api/${kind}`
  const streams = createEventStreams(app)
  const at: AtTable<Table> = (request) => {
    const guest = guestOf(sessionOf(request))
    const table = rooms.tablesOf(guest).find(({ spec }) => spec.name === request.params.table)
    if (table === undefined) throw new GameError('not_found')
    return { ...guest, table }
  }

  app.get(path, (request): TableListed[] =>
    rooms.tablesOf(guestOf(sessionOf(request))).map(({ spec, seats }) => ({
      name: spec.name,
      least: spec.limits.least,
      total: spec.limits.total,
      seats: seats(),
    })),
  )

  app.get<ToTable>(`${path}/:table/events`, async (request, reply) => {
    const { session, player, table } = at(request)
    // Before the wallet is asked, and again after it: others may have come meanwhile.
    streams.expectRoom(player)
    const newest = table.newestOf(player)
    const balance = newest(await balanceOf(session))
    streams.expectRoom(player)
    // Joined before the first byte, so that a full table can still be refused.
    const early: [string, unknown][] = []
    let send = (name: string, data: unknown): void => void early.push([name, data])
    const leave = table.join(player, balance, (event) => {
      if (event.kind === 'table') send('table', event.table)
      else if (event.kind === 'own') send('own', event.own)
      else if (event.kind === 'chat') send('chat', event.lines)
      else send('left', {})
    })
    if (leave === undefined) throw new GameError('table_full')
    const stream = streams.open(reply, player, () => confirm(session))
    stream.onGone(leave)
    send = stream.send
    for (const [name, data] of early) send(name, data)
    return reply
  })

  app.post<ToTable>(`${path}/:table/balance`, async (request) => {
    const { session, player, table } = at(request)
    const newest = table.newestOf(player)
    const balance = await balanceOf(session)
    // A table in the middle of an outcome is nothing wrong: as a refusal it would stand as an error in the browser's console.
    return table.learnBalance(player, newest(balance)) ? {} : { code: 'round_running' }
  })

  app.post<ToTable & { Body: Static<typeof TicketBody> }>(
    `${path}/:table/undo`,
    { schema: { body: TicketBody } },
    async (request) => {
      const { player, table } = at(request)
      const balance = await table.takeBack(player, request.body.ticket)
      if (balance === 'not_back') throw new GameError('not_back')
      return balance === undefined ? {} : { balance }
    },
  )

  app.post<ToTable & { Body: Static<typeof SayBody> }>(
    `${path}/:table/chat`,
    { schema: { body: SayBody } },
    async (request) => {
      const { session, player, table } = at(request)
      await confirm(session)
      if (!table.say(player, request.body.phrase)) throw new GameError('too_fast')
      return {}
    },
  )
  return at
}

/** The answer to a stake that was asked for. */
export function balanceAfter(laid: Placed | Refusal<GameError['code']>): { readonly balance: number } {
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
