import Type from 'typebox'
import type { AssetFacts } from '../checks/assetFacts.ts'
import { assetUses } from '../checks/assetUses.ts'
import type { Check, CheckContext } from '../checks/checkContext.ts'
import type { Product } from '../checks/product.ts'
import { formatPath } from '../issues/issue.ts'
import { fillSections } from '../load/fillSections.ts'
import type { BrandMessages } from '../load/loadMessages.ts'
import type { ParsedPage } from '../pages/parsePage.ts'
import { BrandSchema, type ResolvedBrand } from '../schema/brand.ts'
import { textFor } from '../schema/text.ts'
import { checkShape } from '../shape/checkShape.ts'
import type { Json, JsonObject } from '../source/jsonNode.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests change any value of a brand, wrong ones too
export type Draft = any

/** A small brand without problems. */
export const validBrand = (): Draft => ({
  schemaVersion: 3,
  name: 'Paper Lantern',
  merchant: 'LANTERN',
  hosts: ['lantern.localhost'],
  assets: {
    logo: { dark: 'assets/dark.svg', light: 'assets/light.svg', alt: { en: 'Lantern', tr: 'Fener' } },
    icon: 'assets/icon.svg',
  },
  banners: { w_home: [{ bannerId: 'one', image: 'assets/one.svg', alt: { en: 'A lantern', tr: 'Bir fener' } }] },
  nav: [{ category: 'RNG' }, { category: 'LIVE' }],
  home: { sections: [{ type: 'hot-games', settings: { count: 8 } }] },
})

/** What a few invented features offer. */
export const product: Product = {
  features: [
    { id: 'home', messages: { title: 'Home' }, languages: ['en', 'tr'] },
    {
      id: 'lobby',
      moduleParts: ['freePlay'],
      messages: { more: 'More', found_one: '{{count}} game', found_other: '{{count}} games' },
      languages: ['en', 'tr'],
    },
    { id: 'winners', module: 'winnerBoard', messages: { title: 'Winners' }, languages: ['en', 'tr'] },
    { id: 'session', messages: { login: 'Log in' }, languages: ['en', 'tr'] },
  ],
  routes: [
    { id: 'home', feature: 'home', paths: ['/', '/home'], layout: 'default', banner: 'w_home' },
    { id: 'rng', feature: 'lobby', paths: ['/rng'], layout: 'plain', banner: 'w_rng' },
    { id: 'providers', feature: 'lobby', paths: ['/providers'], layout: 'plain' },
    { id: 'login', feature: 'session', paths: ['/login'], layout: 'plain' },
    {
      id: 'game',
      feature: 'lobby',
      paths: ['/game'],
      layout: 'bare',
      isWhole: true,
      shownBy: 'game vendor node',
    },
    { id: 'register', feature: 'session', module: 'registration', paths: ['/register'], layout: 'plain' },
  ],
  centres: ['member', 'member.depositv2'],
  categoryRoutes: { RNG: 'rng', LIVE: 'live' },
  htmlTags: ['p', 'br', 'strong', 'a', 'img'],
  slots: { Footer: 2, MemberMenu: 1 },
  overrides: [
    { id: 'slim-footer', feature: 'home', slot: 'Footer', contract: 2 },
    { id: 'old-footer', feature: 'home', slot: 'Footer', contract: 1 },
    { id: 'winners-menu', feature: 'winners', slot: 'MemberMenu', contract: 1 },
  ],
  sections: [
    {
      id: 'hot-games',
      feature: 'lobby',
      settings: Type.Object({ count: Type.Integer({ minimum: 4, maximum: 20, default: 8 }) }),
    },
    { id: 'winner-board', feature: 'winners', settings: Type.Object({}), limit: 1 },
    { id: 'game-list', feature: 'lobby', settings: Type.Object({}), pages: ['rng'], standsFor: ['rng'] },
    {
      id: 'terms',
      feature: 'home',
      pages: ['home'],
      limit: 2,
      settings: Type.Object({ columns: Type.Integer({ minimum: 1, maximum: 3, default: 2 }) }),
      blocks: [
        {
          id: 'term',
          settings: Type.Object({ says: textFor('What it says'), size: Type.Integer({ default: 1 }) }),
        },
        { id: 'rule', limit: 1, settings: Type.Object({}) },
      ],
      maxBlocks: 3,
      presets: { wide: { settings: { columns: 3 }, blocks: [{ type: 'rule', settings: {} }] } },
    },
  ],
  menu: [
    { id: 'winnings', feature: 'winners' },
    { id: 'games', feature: 'lobby', route: 'rng' },
  ],
  bottomBar: [
    { id: 'slots', feature: 'lobby', route: 'rng' },
    { id: 'log-in', feature: 'session', roles: ['guest'] },
    ...['one', 'two', 'three', 'four'].map((id) => ({ id, feature: 'session' })),
  ],
  floatingBar: [
    { id: 'live-chat', feature: 'session' },
    { id: 'spin', feature: 'winners' },
    { id: 'slots', feature: 'lobby', route: 'rng' },
  ],
}

const picture = (bytes: number, width: number, height: number): AssetFacts => ({
  kind: 'file',
  type: 'svg',
  bytes,
  width,
  height,
})

/** Pictures that fit where the brand uses them. */
function fittingAssets(resolved: ResolvedBrand): Map<string, AssetFacts> {
  const sizes: Readonly<Record<string, readonly [number, number]>> = {
    'a banner': [1280, 400],
    'a narrow banner': [720, 640],
    'an icon': [64, 64],
  }
  return new Map(
    assetUses(resolved).map(({ asset, role }) => [asset, picture(2000, ...(sizes[role.name] ?? [160, 40]))]),
  )
}

interface ContextParts {
  readonly messages?: BrandMessages
  readonly product?: Product
  readonly pages?: readonly ParsedPage[]
  readonly assets?: Readonly<Record<string, AssetFacts>>
}

/** The context of a check for the valid brand with changes. The changed brand still has to fit the schema. */
export function contextOf(change: (brand: Draft) => void = () => {}, parts: ContextParts = {}): CheckContext {
  const written = validBrand()
  change(written)
  const shape = checkShape(BrandSchema, written as Json)
  if (shape.findings.length > 0)
    throw new Error(`The fixture does not fit the schema: ${JSON.stringify(shape.findings)}`)
  const filled = fillSections(shape.value as JsonObject, (parts.product ?? product).sections)
  const resolved = filled as unknown as ResolvedBrand
  const assets = new Map([...fittingAssets(resolved), ...Object.entries(parts.assets ?? {})])
  return {
    resolved,
    written: written as Json,
    messages: parts.messages ?? {},
    product: parts.product ?? product,
    pages: parts.pages ?? [],
    assets,
  }
}

/** What a check finds, as `code path`. */
export const found = (check: Check, change?: (brand: Draft) => void, parts?: ContextParts): readonly string[] =>
  check(contextOf(change, parts)).map(({ code, path }) => `${code} ${formatPath(path)}`)

/** Hints of what a check finds. */
export const hints = (
  check: Check,
  change?: (brand: Draft) => void,
  parts?: ContextParts,
): readonly (string | undefined)[] => check(contextOf(change, parts)).map(({ hint }) => hint)
