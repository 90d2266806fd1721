import Type, { type Static } from 'typebox'
import { JurisdictionSchema } from './jurisdiction.ts'
import { ModulesSchema } from './modules.ts'
import { oneOf } from './oneOf.ts'
import { PaymentsSchema } from './payments.ts'
import { RegistrationSchema } from './registration.ts'
import {
  AssetsSchema,
  BannerSchema,
  BottomItemSchema,
  bannerGroup,
  FloatingItemSchema,
  FooterSchema,
  HomeSchema,
  LayoutSchema,
  MenuItemSchema,
  NavItemSchema,
  OwnPageSchema,
  RouteSchema,
  SeoSchema,
  SiteLinkSchema,
} from './site.ts'
import { languageTag, notBlank, pageName } from './text.ts'
import { ThemeSchema } from './theme.ts'
import { VerificationSchema } from './verification.ts'
import { WalletsSchema } from './wallets.ts'

const hostName = '^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$'
const apiBase =
  '^(/[a-zA-Z0-9][^\\s?#]*|https://[^\\s/?#]+(/[^\\s?#]*)?|http://(localhost|127\\.0\\.0\\.1)(:\\d+)?(/[^\\s?#]*)?)$'

/** All of them stand in a header that each page is sent with. */
const originList = { default: [], maxItems: 16, uniqueItems: true }

/** The core of brand.json. The assembler joins each feature's slice under `features` and publishes the whole. */
export const BrandSchema = Type.Object(
  {
    $schema: Type.Optional(Type.String({ description: 'Where editors find this schema: ../brand.schema.json' })),
    schemaVersion: Type.Literal(3, { description: 'Version of this schema that the file is written for' }),
    name: Type.String({ pattern: notBlank, maxLength: 40, description: 'Name of the brand as players read it' }),
    merchant: Type.String({ pattern: '^[A-Z][A-Z0-9_]{1,31}$', description: 'Merchant code, upper case' }),
    hosts: Type.Array(Type.String({ pattern: hostName, description: 'A host, e.g. www.example.org' }), {
      default: [],
      description: 'Host names of this site, one at least; left out while it is only tried',
    }),
    site: Type.Object(
      {
        kind: Type.Union([Type.Literal('member'), Type.Literal('agent')], {
          default: 'member',
          description: 'Who may log in (X06)',
        }),
        loginRequired: Type.Boolean({
          default: false,
          description: 'Guests see only login, registration, help, download and the pages of your own (R28)',
        }),
        offline: Type.Boolean({
          default: true,
          description:
            'Pages that were opened, and the search, can be used without a connection (QP17); false also removes what browsers keep',
        }),
        shortName: Type.Optional(
          Type.String({
            pattern: notBlank,
            maxLength: 12,
            description: 'Name under the icon of the installed site; the name of the brand where it is left out (QP16)',
          }),
        ),
      },
      { default: {}, description: 'Kind of site and who may see it' },
    ),
    languages: Type.Object(
      {
        default: Type.String({ default: 'EN', description: 'Platform code of the default language' }),
        active: Type.Array(Type.String(), {
          default: ['EN', 'TY'],
          minItems: 1,
          description: 'Platform codes of active languages',
        }),
        tags: Type.Record(
          Type.String(),
          Type.String({ pattern: languageTag, description: 'A tag, e.g. tr or pt-BR' }),
          {
            default: {},
            description: 'Remaps platform codes to language tags',
          },
        ),
        dateFormats: Type.Record(
          Type.String(),
          Type.Union([Type.Literal('yyyy-MM-dd'), Type.Literal('MM-dd-yyyy')], {
            description: 'How days are written and typed',
          }),
          {
            default: {},
            description: 'Date formats by platform code; a language that is left out has yyyy-MM-dd (V31)',
          },
        ),
      },
      { default: {}, description: 'Languages of the site' },
    ),
    currency: Type.Object(
      {
        code: Type.String({ pattern: '^[A-Z]{3,5}$', default: 'USD', description: 'Currency code, e.g. USD' }),
        symbol: Type.String({ pattern: notBlank, maxLength: 5, default: '$', description: 'Sign before amounts' }),
        decimals: Type.Integer({
          minimum: 0,
          maximum: 8,
          default: 2,
          description: 'Decimals of amounts, which make the smallest unit: 0 for JPY, 3 for KWD (V11)',
        }),
      },
      { default: {}, description: 'Money of the site (C01)' },
    ),
    payments: PaymentsSchema,
    wallets: WalletsSchema,
    theme: ThemeSchema,
    assets: AssetsSchema,
    seo: SeoSchema,
    layouts: Type.Record(Type.String(), LayoutSchema, {
      default: {},
      description: 'Named layouts beside default, plain and bare',
    }),
    routes: Type.Record(Type.String(), RouteSchema, { default: {}, description: 'Changes to routes, by route id' }),
    banners: Type.Record(Type.String({ pattern: bannerGroup }), Type.Array(BannerSchema), {
      default: {},
      description: 'Banner groups',
    }),
    pages: Type.Record(Type.String({ pattern: pageName }), OwnPageSchema, {
      default: {},
      description: 'Address and frame of pages of one’s own, by the name of their file: pages/<name>.<tag>.md',
    }),
    nav: Type.Array(NavItemSchema, {
      default: [],
      description: 'Header navigation, in order; left out or []: every category that has games',
    }),
    drawer: Type.Optional(
      Type.Array(SiteLinkSchema, {
        description: 'Links below the navigation of a phone’s drawer, in order, e.g. to promotions and help',
      }),
    ),
    memberMenu: Type.Array(MenuItemSchema, {
      default: [],
      description: 'Entries of the menu of signed-in members, in order; left out: all of them. Sign out is always last',
    }),
    home: HomeSchema,
    footer: FooterSchema,
    floatingBar: Type.Optional(
      Type.Array(FloatingItemSchema, {
        description: 'Entries of the bar of contacts at the edge, in order (H20); left out: all of them; [] for no bar',
      }),
    ),
    bottomBar: Type.Array(BottomItemSchema, {
      default: [],
      maxItems: 10,
      description:
        'Places of the bar at the lower edge of a phone, in order, at most five for one visitor; none for no bar',
    }),
    overrides: Type.Record(
      Type.String(),
      Type.String({ pattern: notBlank, description: 'Name of a component that a package brings for the slot' }),
      { default: {}, description: 'Components of packages in place of the kit’s, by slot, e.g. Footer (UK16)' },
    ),
    modules: ModulesSchema,
    features: Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown()), {
      default: {},
      description: 'Settings of features',
    }),
    registration: RegistrationSchema,
    verification: VerificationSchema,
    jurisdiction: JurisdictionSchema,
    cdn: Type.Object(
      {
        images: Type.Array(Type.String(), {
          ...originList,
          description: 'Origins that pictures come from',
        }),
        games: Type.Array(Type.String(), {
          ...originList,
          description: 'Origins that games are framed from, never the site’s own',
        }),
      },
      { default: {}, description: 'Origins of images and games; one is picked per session (ruling 30)' },
    ),
    analytics: Type.Object(
      {
        gtagId: Type.Optional(
          Type.String({ pattern: '^(G|GT|AW|DC|UA)-[A-Z0-9-]+$', description: 'Measurement id, e.g. G-ABC123' }),
        ),
      },
      { default: {}, description: 'Loaded only with consent' },
    ),
    api: Type.Object(
      {
        base: Type.String({
          pattern: apiBase,
          default: '/api',
          description: 'Address of the API: a path of the site itself (/api), or an https address',
        }),
        session: Type.Union([Type.Literal('cookie'), Type.Literal('token')], {
          default: 'cookie',
          description: 'cookie: HttpOnly cookie; token: header, for servers that want it (ruling 22)',
        }),
        adapter: oneOf(['wps'], { default: 'wps', description: 'Wire form of the server' }),
        banners: Type.Boolean({
          default: false,
          description:
            'Whether banners that the server tells of stand after the brand’s own in the groups of its pages (EN07)',
        }),
        speedTest: Type.Boolean({
          default: false,
          description:
            'Pages measure once per session how fast each of the hosts answers, call the server by the fastest, and by another where that fails (GW06)',
        }),
      },
      { default: {}, description: 'How the site reaches its server' },
    ),
  },
  { title: 'Foyer brand', description: 'One file per brand: brand-configs/<brand>/brand.json' },
)

/** brand.json with every default filled in. */
export type ResolvedBrand = Static<typeof BrandSchema>
