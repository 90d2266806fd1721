import Type from 'typebox'
import { matchKind, passSchema } from '../../match/server/matchKind.ts'
import { dominoRules } from './engine/dominoRules.ts'
import { tiles } from './engine/tiles.ts'

const move = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('tile'),
      tile: Type.Union(tiles.map((tile) => Type.Literal(tile))),
      end: Type.Union([Type.Literal('left'), Type.Literal('right')]),
    },
    { additionalProperties: false },
  ),
  passSchema,
])

/** Block dominoes at tables of four. */
export const dominoes = matchKind({ kind: 'dominoes', rules: dominoRules, move })
