import { GameTypeSchema } from '@foyer/contract'
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
    category: {
      ...GameTypeSchema,
      default: 'RNG',
      description: 'Category of the row (L05): games for RNG, LIVE, FISH and PVP, vendors for the others (L11, L12)',
    },
  }),
)
