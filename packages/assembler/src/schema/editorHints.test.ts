import { resolve } from 'node:path'
import { BrandSchema } from '@foyer/brand'
import { checkShape, type ProductFeature } from '@foyer/brand/node'
import { defaultDark } from '@foyer/ui/tokens'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, expect, test } from 'vitest'
import { createChecker } from '../workspace/checkedBrands.ts'
import { findWorkspace } from '../workspace/findWorkspace.ts'
import { editorSchema } from './editorSchema.ts'
import { messagesSchema } from './messagesSchema.ts'
import { snippets } from './snippets.ts'

interface Node {
  readonly [key: string]: unknown
  readonly enum?: readonly unknown[]
  readonly enumDescriptions?: readonly string[]
}

const root = resolve(import.meta.dirname, '../../../..')
let schema: Node = {}
let features: readonly ProductFeature[] = []
beforeAll(async () => {
  const checker = await createChecker(await findWorkspace(root))
  features = checker.product.features
  schema = editorSchema(checker.manifests, features)
})

/** Every schema inside, with its path. */
function nodes(node: unknown, path = ''): readonly (readonly [string, Node])[] {
  if (typeof node !== 'object' || node === null) return []
  // Whatever is no schema has neither of the keys that are looked at.
  return [[path, node as Node], ...Object.entries(node).flatMap(([key, child]) => nodes(child, `${path}/${key}`))]
}

test('FB11 every colour opens a colour picker and says where it is seen', () => {
  const all = nodes(schema)
  for (const side of ['dark', 'light'])
    for (const token of Object.keys(defaultDark)) {
      const found = all.find(([path]) => path.endsWith(`/${side}/properties/${token}`))?.[1]
      expect(found).toMatchObject({ format: 'color-hex' })
      expect([token, String(found?.description)]).toEqual([token, expect.stringMatching(/Seen: \w+/)])
    }
})

test('FB11 every value of the core schema that can be chosen has a meaning', () => {
  const inCore = nodes(schema).filter(
    ([path, node]) => Array.isArray(node.enum) && !/settings|features|registration|sections/.test(path),
  )
  expect(inCore.length).toBeGreaterThan(10)
  for (const [path, node] of inCore)
    expect([path, node.enumDescriptions?.filter(Boolean).length]).toEqual([path, node.enum?.length])
})

test('CF02 CF09 a module that no feature belongs to says so, and can only be off', () => {
  const modules = nodes(schema).find(([path]) => path === '/properties/modules/properties')?.[1]
  expect(modules?.points).toMatchObject({
    const: false,
    description: 'Points mall (PTSYS3). No feature of this Foyer belongs to it, so that it can only be false',
  })
  expect(modules?.records).not.toHaveProperty('const')
})

test('FB11 a language says whether its texts are there', () => {
  const codes = nodes(schema).find(([path]) => path.endsWith('/languages/properties/default'))?.[1]
  const words = (code: string) => codes?.enumDescriptions?.[codes.enum?.indexOf(code) ?? -1]
  expect(words('TY')).toBe('Türkçe: all texts are there')
  expect(words('DE')).toBe('Deutsch: texts are English until messages/de.json has them')
})

test('FB11 what a snippet puts in fits where it is offered', () => {
  const filled = (body: unknown): unknown =>
    JSON.parse(JSON.stringify(body).replace(/\$\{\d+[:|]([^,|}]*)[^}]*\}/g, '$1'))
  const place: Record<string, (body: unknown) => object> = {
    'theme.dark': (dark) => ({ theme: { dark } }),
    'theme.light': (light) => ({ theme: { light } }),
    'banners.*.*': (banner) => ({ banners: { w_home: [banner] } }),
    'nav.*': (item) => ({ nav: [item] }),
    'footer.columns.*': (column) => ({ footer: { columns: [column] } }),
    'footer.columns.*.links.*': (link) => ({
      footer: { columns: [{ title: { en: 'Help' }, links: [link] }] },
    }),
  }
  const brand = {
    schemaVersion: BrandSchema.properties.schemaVersion.const,
    name: 'Lantern',
    merchant: 'LANTERN',
    assets: { logo: { dark: 'assets/a.svg', light: 'assets/a.svg', alt: { en: 'Lantern' } }, icon: 'assets/a.svg' },
  }
  for (const [path, offered] of Object.entries(snippets))
    for (const { body } of offered) {
      const part = place[path]?.(filled(body))
      expect([
        path,
        part && checkShape(BrandSchema, JSON.parse(JSON.stringify({ ...brand, ...part }))).findings,
      ]).toEqual([path, []])
    }
  const sections = nodes(schema).find(([path]) => path === '/$defs/homeSection')?.[1]
  expect(sections?.defaultSnippets).toContainEqual(
    expect.objectContaining({ body: { type: 'hot-games', settings: { count: 8 } } }),
  )
})

test('CF02 CF07 editors know which sections, presets and blocks a page takes, and how many', () => {
  const { $defs, properties } = schema
  const { home: homeOf, routes, pages } = properties as Record<string, object> // a schema of an object has properties
  const { rng: rngOf } = (routes as Node).properties as Record<string, object>
  // One route stands for all: compiling the same sections for each takes seconds.
  const takes = new Ajv2020({ strict: false, inlineRefs: false, code: { optimize: false } }).compile({
    $defs,
    properties: { home: homeOf, routes: { properties: { rng: rngOf } }, pages },
  })
  const home = (...sections: readonly object[]) => ({ home: { sections } })
  const rng = (...sections: readonly object[]) => ({ routes: { rng: { sections } } })
  const figure = { type: 'figure', settings: { label: { en: 'a' }, value: { en: 'b' } } }
  const programme = (blocks: readonly object[]) => ({
    type: 'programme',
    settings: { title: { en: 'a' }, text: { en: 'b' }, action: { en: 'c' }, link: '/' },
    blocks,
  })
  for (const [brand, isRefused] of [
    [home({ type: 'poster-row', preset: 'new-slots' }), false],
    [home({ type: 'poster-row', preset: 'newest' }), true],
    [home({ type: 'hot-games', blocks: [figure] }), true],
    [home(programme([figure])), false],
    [home(programme([{ ...figure, type: 'fact' }])), true],
    [home(programme([{ type: 'figure', settings: { label: 5 } }])), true],
    [home(programme(Array.from({ length: 13 }, () => figure))), true],
    [home({ type: 'content' }), true],
    [rng({ type: 'content' }, { type: 'hot-games', settings: { count: 8 } }), false],
    [rng({ type: 'content' }, { type: 'catalogue-table' }), true],
    [{ pages: { fair: { sections: [{ type: 'content' }, { type: 'hot-game' }] } } }, true],
  ] as const)
    expect([JSON.stringify(brand), takes(brand)]).toEqual([JSON.stringify(brand), !isRefused])
})

test('FB11 messages have a schema with every text in English, and forms of plurals that English lacks', () => {
  const lobby = {
    id: 'lobby',
    languages: ['en'],
    messages: { more: 'More', found_one: '{{count}} game', found_other: '{{count}} games' },
  }
  expect(messagesSchema([lobby])).toMatchObject({
    properties: {
      lobby: {
        properties: { more: { type: 'string', description: 'More' } },
        patternProperties: { '^found_(zero|one|two|few|many|other)$': { type: 'string' } },
        additionalProperties: false,
      },
    },
  })
  expect(nodes(messagesSchema(features)).length).toBeGreaterThan(300)
})
