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
import type { Table, TableAnswer } from './createTable.ts'

const strict = { additionalProperties: false } as const
const asked = { ticket: ticketSchema, round: roundSchema }
const BetBody = Type.Object({ ...asked, amount: amountSchema }, strict)
const InsureBody = Type.Object({ ...asked, takes: Type.Boolean() }, strict)
const MoveBody = Type.Object(
  {
    ...asked,
    hand: Type.Integer({ minimum: 0, maximum: 1 }),
    move: Type.Union([Type.Literal('hit'), Type.Literal('stand'), Type.Literal('double'), Type.Literal('split')]),
  },
  strict,
)

/** The calls that play: bets before the cards, insurance, and what is done with a hand. */
export function addPlayRoutes(app: FastifyInstance, at: AtTable<Table>): void {
  app.post<ToTable & { Body: Static<typeof BetBody> }>(
    '/api/blackjack/:table/bets',
    { schema: { body: BetBody } },
    async (request) => {
      const { player, session, table } = at(request)
      const { amount, ...body } = request.body
      return answerOf(await table.bet({ ...body, player, session: session.id }, amount))
    },
  )
  app.post<ToTable & { Body: Static<typeof InsureBody> }>(
    '/api/blackjack/:table/insurance',
    { schema: { body: InsureBody } },
    async (request) => {
      const { player, session, table } = at(request)
      const { takes, ...body } = request.body
      return answerOf(await table.insure({ ...body, player, session: session.id }, takes))
    },
  )
  app.post<ToTable & { Body: Static<typeof MoveBody> }>(
    '/api/blackjack/:table/moves',
    { schema: { body: MoveBody } },
    async (request) => {
      const { player, session, table } = at(request)
      const { hand, move, ...body } = request.body
      return answerOf(await table.move({ ...body, player, session: session.id }, hand, move))
    },
  )
}

const answerOf = (answer: Awaited<TableAnswer>): object => (answer.state === 'done' ? {} : balanceAfter(answer))
