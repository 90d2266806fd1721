import { mostAskedDraws, mostCountedDraws, type SeamlessDraws, seamlessDrawsPath } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { apiSecurityHeaders } from '../calls/securityHeaders.ts'
import type { Services } from '../calls/services.ts'
import { describeDraw } from './draws/readDraws.ts'

/** Ten to buy, and some whose sale is over and that are not drawn yet. */
const shown = { next: 14, last: 20 } as const

/** What a vendor that takes bets on the draws of a merchant reads of them. */
export function addDrawRoutes(app: FastifyInstance, { db, merchants }: Pick<Services, 'db' | 'merchants'>): void {
  const text = { type: 'string', maxLength: 40 } as const
  const querystring = {
    type: 'object',
    required: ['merchant', 'gameId'],
    properties: {
      merchant: text,
      gameId: text,
      numeros: { type: 'string', maxLength: 21 * mostAskedDraws },
      from: text,
      to: text,
    },
  } as const
  app.get<{ Querystring: { merchant: string; gameId: string; numeros?: string; from?: string; to?: string } }>(
    seamlessDrawsPath,
    { schema: { querystring } },
    async ({ query: { merchant: code, gameId, numeros = '', from = '', to = '' } }, reply) => {
      void reply.headers(apiSecurityHeaders).header('cache-control', 'no-store')
      const merchant = merchants.byCode(code)
      if (merchant === undefined) return reply.code(404).send({ success: false, code: 'merchant_unknown' })
      const draws = db
        .selectFrom('lottery_draws')
        .selectAll()
        .where('merchant_id', '=', merchant.id)
        .where('game_id', '=', gameId)
      const asked = numeros.split(',').slice(0, mostAskedDraws)
      const found = await Promise.all([
        draws.where('drawn_at', 'is', null).orderBy('draws_at').limit(shown.next).execute(),
        draws.where('drawn_at', 'is not', null).orderBy('draws_at', 'desc').limit(shown.last).execute(),
        numeros === '' ? [] : draws.where('numero', 'in', asked).orderBy('draws_at').execute(),
      ])
      const span = [new Date(from), new Date(to)] as const
      const isSpan = span.every((at) => at.getTime() > 0)
      const between = isSpan ? await countBetween(merchant.id, gameId, ...span) : undefined
      const [next = [], last = [], named = []] = found.map((rows) => rows.map(describeDraw))
      const value: SeamlessDraws = { next, last, asked: named, ...(between === undefined ? {} : { between }) }
      return { success: true, value }
    },
  )

  async function countBetween(merchantId: number, gameId: string, from: Date, to: Date): Promise<number> {
    const some = db
      .selectFrom('lottery_draws')
      .select('numero')
      .where('merchant_id', '=', merchantId)
      .where('game_id', '=', gameId)
      .where('draws_at', '>', from)
      .where('draws_at', '<', to)
      .limit(mostCountedDraws)
    const counted = await db
      .selectFrom(some.as('some'))
      .select((select) => select.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(counted.count)
  }
}
