import Type from 'typebox'
import { deck } from '../../cards/card.ts'
import { matchKind, passSchema } from '../../match/server/matchKind.ts'
import { bigTwoRules } from './engine/bigTwoRules.ts'

const move = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('cards'),
      cards: Type.Array(Type.Union(deck.map((card) => Type.Literal(card))), { minItems: 1, maxItems: 5 }),
    },
    { additionalProperties: false },
  ),
  passSchema,
])

/** Big Two at tables of four. */
export const bigTwo = matchKind({ kind: 'bigtwo', rules: bigTwoRules, move })
