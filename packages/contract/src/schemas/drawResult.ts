import type { PrizeRow } from '@foyer/rules'
import Type from 'typebox'

const row = Type.Union([
  Type.Literal('DB'),
  Type.Literal('G1'),
  Type.Literal('G2'),
  Type.Literal('G3'),
  Type.Literal('G4'),
  Type.Literal('G5'),
  Type.Literal('G6'),
  Type.Literal('G7'),
  Type.Literal('G8'),
])

/** Numbers row by row (C21). */
export const DrawResultSchema = Type.Array(Type.Object({ row, numbers: Type.Array(Type.String()) }), {
  description: 'Special prize first; lotteries with one row have it alone',
})

export const DrawFormSchema = Type.Union(
  [
    Type.Object({ kind: Type.Literal('balls'), picks: Type.Integer(), of: Type.Integer() }),
    Type.Object({ kind: Type.Literal('digits'), digits: Type.Integer() }),
    Type.Object({ kind: Type.Literal('national') }),
  ],
  { description: 'What is drawn' },
)

/** A draw of a lottery: committed to while bets are taken, and with its numbers and its seed from when it is drawn. */
export interface LotteryDraw {
  gameId: string
  /** Names it within its lottery. */
  numero: string
  /** ISO 8601 instant it is drawn at. */
  drawsAt: string
  /** ISO 8601 instant its sale closes at. */
  closesAt: string
  /** SHA-256 of the seed in hexadecimal digits. */
  commitment: string
  form: { kind: 'balls'; picks: number; of: number } | { kind: 'digits'; digits: number } | { kind: 'national' }
  /** From here on once it is drawn: 64 hexadecimal digits, and what follows from them. */
  seed?: string
  result?: { row: PrizeRow; numbers: string[] }[]
}

const hex = (description: string) => Type.String({ pattern: '^[0-9a-f]{64}$', description })

export const LotteryDrawSchema = Type.Object({
  gameId: Type.String(),
  numero: Type.String({ description: 'Names the draw within its lottery' }),
  drawsAt: Type.String({ description: 'ISO 8601' }),
  closesAt: Type.String({ description: 'When its sale closes, ISO 8601' }),
  commitment: hex('SHA-256 of the seed, published before the sale closes'),
  form: DrawFormSchema,
  seed: Type.Optional(hex('Revealed when it is drawn')),
  result: Type.Optional(DrawResultSchema),
})
