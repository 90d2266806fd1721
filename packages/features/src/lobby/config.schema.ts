import { GameTypeSchema } from '@foyer/contract'
import { defineSettings } from '@foyer/feature-api'
import Type from 'typebox'

/** Settings of the section `hot-games`. */
export const HotGamesSettings = defineSettings(
  Type.Object({
    count: Type.Integer({ minimum: 4, maximum: 20, default: 8, description: 'How many hot games are shown (C08)' }),
  }),
)

/** Settings of the section `top-ten`. */
export const TopTenSettings = defineSettings(
  Type.Object({
    category: Type.Optional({
      ...GameTypeSchema,
      description: 'Only games of this category; of all when it is left out',
    }),
  }),
)

/** Settings of the section `poster-row`. */
export const PosterRowSettings = defineSettings(
  Type.Object({
    category: { ...GameTypeSchema, default: 'RNG', description: 'Category of the row (L05)' },
    order: Type.Union([Type.Literal('popular'), Type.Literal('new')], {
      default: 'popular',
      description: 'popular: most played first; new: new games only',
    }),
    count: Type.Integer({ minimum: 7, maximum: 20, default: 12, description: 'How many posters the row has' }),
  }),
)

/** Settings of the section `continue-playing`. */
export const ContinueSettings = defineSettings(
  Type.Object({
    count: Type.Integer({ minimum: 3, maximum: 12, default: 8, description: 'How many games are shown at most' }),
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

/** Settings of the section `catalogue-table`. */
export const CatalogueSettings = defineSettings(
  Type.Object({
    rows: Type.Integer({ minimum: 10, maximum: 100, default: 20, description: 'Games on one page of the table' }),
  }),
)
