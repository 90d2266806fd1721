import { defineSettings } from '@foyer/feature-api'
import Type from 'typebox'

/** Settings of the section `hot-games`. */
export const HotGamesSettings = defineSettings(
  Type.Object({
    count: Type.Integer({ minimum: 4, maximum: 20, default: 8, description: 'How many hot games are shown (C08)' }),
  }),
)

/** Settings of the section `category-row`. */
export const CategoryRowSettings = defineSettings(
  Type.Object({
    category: Type.Union(
      [
        Type.Literal('RNG'),
        Type.Literal('LIVE'),
        Type.Literal('FISH'),
        Type.Literal('PVP'),
        Type.Literal('SPORTS'),
        Type.Literal('ESPORTS'),
        Type.Literal('COCKFIGHT'),
        Type.Literal('LOTT'),
      ],
      {
        default: 'RNG',
        description: 'Category of the row (L05): games for RNG, LIVE, FISH and PVP, vendors for the others (L11, L12)',
      },
    ),
  }),
)
