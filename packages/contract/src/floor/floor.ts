import Type, { type Static } from 'typebox'
import { FixtureSchema, LiveTableSchema } from '../schemas/live.ts'
import { seamlessHeaders } from '../seamless/headers.ts'

/** Headers of the gateway's question; the vendor's secret signs it. */
export const floorHeaders = seamlessHeaders

/** Address at a vendor's server, before the name of the call: `POST {base}/state`, JSON, signed. */
export const floorBase = '/floor/v1'
/** Bytes that a question may have. */
export const floorQuestionBytes = 128 * 1024

const strict = { additionalProperties: false } as const
const text = Type.String({ maxLength: 200 })

/** What goes on at a vendor's games, for players of one merchant and currency. */
export const FloorQuestionSchema = Type.Object(
  {
    merchant: Type.String({ minLength: 1, maxLength: 40, description: 'Merchant code' }),
    currency: Type.String({ pattern: '^[A-Z]{3,5}$', description: 'Code of the currency' }),
    decimals: Type.Integer({ minimum: 0, maximum: 8 }),
    titles: Type.Array(
      Type.Object(
        { gameId: Type.String({ minLength: 1, maxLength: 40 }), name: text, category: text, genre: text },
        strict,
      ),
      { maxItems: 500 },
    ),
  },
  strict,
)
export type FloorQuestion = Static<typeof FloorQuestionSchema>

/** What is known of one title; a title that nothing is known of is left out. */
export const FloorFactsSchema = Type.Object({
  gameId: Type.String(),
  table: Type.Optional(LiveTableSchema),
  fixture: Type.Optional(FixtureSchema),
  jackpot: Type.Optional(
    Type.Object({
      amount: Type.Integer({ minimum: 0, description: 'In the pool now, minor units' }),
      share: Type.Number({ minimum: 0, maximum: 100, description: 'Per cent of every bet that goes into it' }),
    }),
  ),
})
export type FloorFacts = Static<typeof FloorFactsSchema>

export const FloorAnswerSchema = Type.Object({ games: Type.Array(FloorFactsSchema) })
export type FloorAnswer = Static<typeof FloorAnswerSchema>
