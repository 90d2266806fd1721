import Type from 'typebox'
import { oneOf } from './oneOf.ts'
import { AssetSchema, LinkSchema, PathSchema, TextSchema } from './text.ts'

/** One named layout: which parts of the shell a route shows (R29). */
export const LayoutSchema = Type.Object({
  header: Type.Boolean({ default: true, description: 'Header with logo and navigation' }),
  banner: Type.Boolean({ default: true, description: 'Banner group of the route' }),
  footer: Type.Boolean({ default: true, description: 'Footer with links and licence' }),
  floatingBar: Type.Boolean({ default: true, description: 'Bar of contacts at the right edge' }),
  wide: Type.Boolean({ default: false, description: 'Content may use the whole width' }),
})

/** What a brand may change of a route that a feature declares; `enabled: false` takes it off the site. */
export const RouteSchema = Type.Object({
  enabled: Type.Boolean({ default: true }),
  layout: Type.Optional(Type.String({ description: 'Name of a layout in `layouts`' })),
  banner: Type.Optional(Type.String({ description: 'Banner group, e.g. w_home; empty text for none' })),
  title: Type.Optional(TextSchema),
  description: Type.Optional(TextSchema),
})

/** One banner of a group (EN07, BN15). */
export const BannerSchema = Type.Object({
  bannerId: Type.String({ minLength: 1 }),
  image: AssetSchema,
  imageNarrow: Type.Optional(AssetSchema),
  alt: TextSchema,
  tone: Type.Optional(
    Type.Union([Type.Literal('dark'), Type.Literal('light')], {
      description: 'Ground of the artwork under the words; dark by default',
    }),
  ),
  title: Type.Optional(TextSchema),
  text: Type.Optional(TextSchema),
  action: Type.Optional(TextSchema),
  link: Type.Optional(LinkSchema),
})

export const NavItemSchema = Type.Object({
  category: oneOf(['LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'COCKFIGHT'], {
    description: 'Category code; shown only while it has vendors (H05)',
  }),
  label: Type.Optional(TextSchema),
})

/** One section of a page: which one, and its settings. A page is an ordered list of these (CF07). */
export const SectionSchema = Type.Object({
  type: Type.String({ description: 'Section id of a feature, e.g. hot-games' }),
  settings: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
})

const FooterLink = Type.Object({ label: TextSchema, href: LinkSchema })
export const FooterSchema = Type.Object(
  {
    about: Type.Optional(TextSchema),
    columns: Type.Array(Type.Object({ title: TextSchema, links: Type.Array(FooterLink) }), { default: [] }),
    vendorLogos: Type.Boolean({ default: true }),
    licence: Type.Optional(TextSchema),
    copyright: Type.Optional(TextSchema),
  },
  { default: {} },
)

export const FloatingBarSchema = Type.Object(
  {
    customerService: Type.Boolean({ default: true }),
    messaging: Type.Boolean({ default: true }),
    social: Type.Boolean({ default: true }),
  },
  { default: {} },
)

/** Search and sharing texts of the site. */
export const SeoSchema = Type.Object(
  { description: Type.Optional(TextSchema), origin: Type.Optional(Type.String({ pattern: '^https://[^/]+$' })) },
  { default: {} },
)

export const AssetsSchema = Type.Object({
  logo: Type.Object({ dark: AssetSchema, light: AssetSchema, alt: TextSchema }),
  icon: AssetSchema,
})

export { PathSchema }
