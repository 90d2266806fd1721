import { GameTypeSchema } from '@foyer/contract'
import { defineSettings, textSetting } from '@foyer/feature-api'
import Type, { type Static } from 'typebox'

const Colour = (whose: string, colour: string) =>
  Type.String({
    pattern: '^#[0-9a-f]{6}$',
    default: colour,
    description: `Colour of ${whose}, #rrggbb in lower case`,
  })

/** Settings of the feature: red for what is played elsewhere and another for lotteries, unless a brand says otherwise (L33). */
export const LobbyConfig = Type.Object(
  {
    vendorColours: Type.Object(
      {
        SPORTS: Colour('sports', '#8e1b1b'),
        ESPORTS: Colour('esports', '#8e1b1b'),
        COCKFIGHT: Colour('cockfight', '#8e1b1b'),
        LOTT: Colour('lotteries', '#b3261e'),
        ELOTT: Colour('electronic lotteries', '#b3261e'),
      },
      {
        default: {},
        description:
          'What cards of vendors stand on where a server tells no colour of the vendor’s own, by category (L33)',
      },
    ),
  },
  { description: 'Settings of lobbies' },
)
export type VendorColours = Static<typeof LobbyConfig>['vendorColours']

const GameOrder = Type.Union([Type.Literal('popular'), Type.Literal('new')], {
  default: 'popular',
  description: 'popular: most played first; new: new games only',
})

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
    order: GameOrder,
    count: Type.Integer({ minimum: 7, maximum: 20, default: 12, description: 'How many posters the row has' }),
    firstPlace: Type.Integer({
      minimum: 1,
      maximum: 31,
      default: 1,
      description: 'Place of the first poster in the order: 11 shows what comes after a top ten on the same page',
    }),
  }),
)

/** Settings of the section `game-wall`. */
export const GameWallSettings = defineSettings(
  Type.Object({
    category: Type.Optional({
      ...GameTypeSchema,
      description: 'Only games of this category; of all when it is left out',
    }),
    order: GameOrder,
  }),
)

/** Settings of the section `live-now`. */
export const LiveNowSettings = defineSettings(
  Type.Object({
    count: Type.Integer({ minimum: 4, maximum: 20, default: 10, description: 'How many tables are shown at most' }),
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

/** Settings of the section `tabbed-games`. */
export const TabbedGamesSettings = defineSettings(
  Type.Object({
    title: textSetting('Heading', 60),
  }),
)

/** Settings of its blocks `row`. */
export const TabbedRowSettings = defineSettings(
  Type.Object({
    category: { ...GameTypeSchema, default: 'RNG', description: 'Category of the games (L05)' },
    order: GameOrder,
    label: Type.Optional(textSetting('Words on the tab; the name of the category where they are left out', 24)),
  }),
)

/** Settings of the section `catalogue-table`. */
export const CatalogueSettings = defineSettings(
  Type.Object({
    rows: Type.Integer({ minimum: 10, maximum: 100, default: 20, description: 'Games on one page of the table' }),
  }),
)

/** Settings of the section `lobby-table`. */
export const LobbyTableSettings = defineSettings(
  Type.Object({
    rows: Type.Integer({ minimum: 10, maximum: 100, default: 25, description: 'Games on one page of the table' }),
  }),
)
