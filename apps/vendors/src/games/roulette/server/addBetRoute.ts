import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import { amountSchema } from '../../../frame/stakes/amountSchema.ts'
import {
  type AtTable,
  balanceAfter,
  roundSchema,
  type ToTable,
  ticketSchema,
} from '../../../frame/table/addTableRoutes.ts'
import type { Table } from './createTable.ts'

const strict = { additionalProperties: false } as const
const BetsBody = Type.Object(
  {
    ticket: ticketSchema,
    round: roundSchema,
    bets: Type.Array(
      Type.Object({ spot: Type.String({ minLength: 1, maxLength: 24 }), amount: amountSchema }, strict),
      { minItems: 1, maxItems: 157 },
    ),
  },
  strict,
)

/** The call that lays chips. */
export function addBetRoute(app: FastifyInstance, at: AtTable<Table>): void {
  app.post<ToTable & { Body: Static<typeof BetsBody> }>(
    '/api/roulette/:table/bets',
    { schema: { body: BetsBody }, bodyLimit: 16_384 },
    async (request) => {
      const { player, session, table } = at(request)
      return balanceAfter(await table.lay({ ...request.body, player, session: session.id }))
    },
  )
}
