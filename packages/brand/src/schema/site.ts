import { instantPattern } from '@foyer/rules'
import Type from 'typebox'
import { oneOf } from './oneOf.ts'
import { AssetSchema, LinkSchema, pageName, textFor } from './text.ts'

/** Form of the name of a banner group. */
export const bannerGroup = '^w_[a-z]+$'

/** One named layout: which parts of the shell a route shows (R29). */
export const LayoutSchema = Type.Object({
  header: Type.Boolean({ default: true, description: 'Header with logo and navigation' }),
  banner: Type.Boolean({ default: true, description: 'Banner group of the route' }),
  footer: Type.Boolean({ default: true, description: 'Footer with links and licence' }),
  floatingBar: Type.Boolean({ default: true, description: 'Bar of contacts at the right edge' }),
  bannerForm: oneOf(['card', 'edge'], {
    default: 'card',
    description:
      'card: the banner of home stands in the column; edge: it fills the window behind a header without ground',
  }),
  wide: Type.Boolean({ default: false, description: 'Content may use the whole width' }),
})

/** One block of a section: which kind, and its settings. */
const BlockSchema = Type.Object({
  type: Type.String({ description: 'Kind of block of the section, e.g. figure' }),
  settings: Type.Record(Type.String(), Type.Unknown(), { default: {}, description: 'Settings of the block' }),
})

/** One section of a page: which one, and its settings. A page is an ordered list of these (CF07). */
export const SectionSchema = Type.Object({
  type: Type.String({ description: 'Section id of a feature, e.g. hot-games' }),
  preset: Type.Optional(
    Type.String({ description: 'Settings and blocks that the section names; what is written beside it counts more' }),
  ),
  settings: Type.Record(Type.String(), Type.Unknown(), { default: {}, description: 'Settings of the section' }),
  blocks: Type.Optional(Type.Array(BlockSchema, { description: 'Blocks of the section, in order' })),
})

/** More than this nobody scrolls to, and each costs a page its time. */
const mostSections = 24

/** Sections around what a page is about, which stands among them by this name. */
export const contentSection = 'content' as const

const PageSectionsSchema = Type.Optional(
  Type.Array(SectionSchema, {
    maxItems: mostSections,
    description: 'Sections around the page’s own content, in order; "content" is where the content stands',
  }),
)

/** What a brand may change of a route that a feature declares; `enabled: false` takes it off the site. */
export const RouteSchema = Type.Object({
  enabled: Type.Boolean({
    default: true,
    description: 'false takes the page off the site; true puts a page of lotteries on it',
  }),
  layout: Type.Optional(Type.String({ description: 'Name of a layout in `layouts`' })),
  banner: Type.Optional(Type.String({ description: 'Banner group, e.g. w_home; empty text for none' })),
  title: Type.Optional(textFor('Title of the page', 'title')),
  description: Type.Optional(textFor('What search engines show of the page', 'sentence')),
  sections: PageSectionsSchema,
})

/** Sections of the home page, in order. */
export const HomeSchema = Type.Object(
  {
    sections: Type.Array(SectionSchema, {
      default: [],
      maxItems: mostSections,
      description: 'Sections of the home page, in order',
    }),
  },
  { default: {}, description: 'Home page' },
)

const instantOf = (description: string) =>
  Type.String({
    pattern: instantPattern,
    description: `${description}, e.g. 2026-12-24T18:00:00+03:00`,
  })

/** One banner of a group (EN07, BN15). */
export const BannerSchema = Type.Object({
  bannerId: Type.String({ minLength: 1, description: 'Id of its own within the group' }),
  image: AssetSchema,
  imageNarrow: Type.Optional(AssetSchema),
  light: Type.Optional(
    Type.Object(
      { image: AssetSchema, imageNarrow: Type.Optional(AssetSchema) },
      { description: 'The same banner for the light theme; the one above is that of the dark theme then' },
    ),
  ),
  alt: textFor('What the picture shows, for people who cannot see it', 'line'),
  tone: Type.Optional(
    Type.Union([Type.Literal('dark'), Type.Literal('light')], {
      description: 'Ground of the artwork under the words; dark by default',
    }),
  ),
  title: Type.Optional(textFor('Large words over the picture', 'title')),
  text: Type.Optional(textFor('Sentence under the title')),
  action: Type.Optional(textFor('Words on the button', 'button')),
  link: Type.Optional(LinkSchema),
  startsAt: Type.Optional(instantOf('It is shown from then on, without a new build (QB03)')),
  endsAt: Type.Optional(instantOf('It is shown until then, without a new build (QB03)')),
})

/** Where a page of the brand's own stands, and in which frame; its words are in `pages/<name>.<tag>.md`. */
export const OwnPageSchema = Type.Object({
  path: Type.Optional(
    Type.String({
      pattern: '^(/[a-z0-9]+(-[a-z0-9]+)*)+$',
      description: 'Address, e.g. /fair-play; /pages/<name> by default',
    }),
  ),
  layout: Type.Optional(Type.String({ description: 'Name of a layout; plain by default' })),
  banner: Type.Optional(Type.String({ description: 'Banner group, e.g. w_home, where the layout has a banner' })),
  sections: PageSectionsSchema,
})

/** One entry of the navigation: a category of games, or a page of the brand's own. */
export const NavItemSchema = Type.Object({
  category: Type.Optional(
    oneOf(['LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'COCKFIGHT'], {
      description: 'Category code; shown only while it has vendors (H05)',
    }),
  ),
  page: Type.Optional(
    Type.String({
      pattern: pageName,
      description: 'Instead of a category: a page of one’s own, pages/<name>.<tag>.md',
    }),
  ),
  label: Type.Optional(textFor('Words instead of the name of the category or the title of the page', 'button')),
})

/** One entry of the member menu. */
export const MenuItemSchema = Type.Object({
  entry: Type.String({ description: 'Entry of a feature, e.g. betting-record' }),
  label: Type.Optional(textFor('Words instead of those of the feature')),
})

/** One entry of the floating bar. */
export const FloatingItemSchema = Type.Object({
  entry: Type.String({ description: 'Entry of a feature, e.g. live-chat' }),
  label: Type.Optional(textFor('Words instead of those of the feature', 'button')),
})

/** One entry of the bottom bar. */
export const BottomItemSchema = Type.Object({
  entry: Type.String({ description: 'Entry of a feature, e.g. slots' }),
  label: Type.Optional(textFor('Words instead of those of the feature', 'tab')),
})

/** A link of footer or drawer. */
export const SiteLinkSchema = Type.Object({ label: textFor('Words of the link', 'title'), href: LinkSchema })
export const FooterSchema = Type.Object(
  {
    about: Type.Optional(textFor('What the site is, in a sentence or two', 'paragraph')),
    columns: Type.Array(
      Type.Object({
        title: textFor('Title of the column', 'button'),
        links: Type.Array(SiteLinkSchema, { description: 'Links, in order' }),
      }),
      { default: [], description: 'Columns of links' },
    ),
    vendorLogos: Type.Boolean({ default: true, description: 'Logos of the game makers' }),
    licence: Type.Optional(textFor('Licence and age notice', 'paragraph')),
    copyright: Type.Optional(textFor('Last line', 'sentence')),
  },
  { default: {}, description: 'Footer of every page (H19)' },
)

/** Search and sharing texts of the site. */
export const SeoSchema = Type.Object(
  {
    description: Type.Optional(textFor('What the site is, for search engines and shared links', 'sentence')),
    origin: Type.Optional(
      Type.String({ pattern: '^https://[^/]+$', description: 'Address of the site, e.g. https://www.example.org' }),
    ),
  },
  { default: {}, description: 'What search engines and shared links show' },
)

export const AssetsSchema = Type.Object(
  {
    logo: Type.Object(
      { dark: AssetSchema, light: AssetSchema, alt: textFor('The name in the logo', 'name') },
      { description: 'Logo for each theme' },
    ),
    icon: AssetSchema,
    mark: Type.Optional(
      Type.Object(
        { dark: AssetSchema, light: AssetSchema },
        { description: 'The sign of the logo without a ground, for each theme; the icon stands in for it (H01)' },
      ),
    ),
  },
  { description: 'Pictures of the brand, below its folder' },
)
