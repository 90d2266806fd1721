import { mostAskedDraws, type SeamlessDraws, seamlessDrawsPath } from '@foyer/contract'
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
    properties: { merchant: text, gameId: text, numeros: { type: 'string', maxLength: 21 * mostAskedDraws } },
  } as const
  app.get<{ Querystring: { merchant: string; gameId: string; numeros?: string } }>(
    seamlessDrawsPath,
    { schema: { querystring } },
    async ({ query: { merchant: code, gameId, numeros = '' } }, reply) => {
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
      const [next = [], last = [], named = []] = found.map((rows) => rows.map(describeDraw))
      return { success: true, value: { next, last, asked: named } satisfies SeamlessDraws }
    },
  )
}
