import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { printIssues } from '@foyer/brand/node'
import { expect, test } from 'vitest'
import { brandFiles } from '../recipes/brandFiles.ts'
import { recipes } from '../recipes/recipes.ts'
import { publishedSchemas } from '../schema/publishedSchemas.ts'
import { runFoyer } from '../testing/runFoyer.ts'
import { checkWorkspace, createChecker } from './checkedBrands.ts'
import { findWorkspace } from './findWorkspace.ts'

const root = resolve(import.meta.dirname, '../../../..')
const shipped = ['comet', 'marigold', 'keystone']

test('CF20 the brands that ship have no problems', async () => {
  const checked = await checkWorkspace(await findWorkspace(root), shipped)
  expect(checked.map(({ issues }) => printIssues(issues))).toEqual(['', '', ''])
}, 60_000)

test('CF20 the brands that ship differ in layout, type, shape, modules, languages and site kind', () => {
  const brands = shipped.map((name) =>
    JSON.parse(readFileSync(join(root, 'brand-configs', name, 'brand.json'), 'utf8')),
  )
  const different = (pick: (brand: (typeof brands)[number]) => unknown) =>
    new Set(brands.map((brand) => JSON.stringify(pick(brand)))).size
  for (const pick of [
    (brand: (typeof brands)[number]) => brand.theme.header,
    (brand: (typeof brands)[number]) => brand.theme.font.text,
    (brand: (typeof brands)[number]) => brand.theme.shape,
    (brand: (typeof brands)[number]) => brand.theme.typeScale,
    (brand: (typeof brands)[number]) => brand.theme.dark,
    (brand: (typeof brands)[number]) => brand.modules,
    (brand: (typeof brands)[number]) => brand.languages,
    (brand: (typeof brands)[number]) => brand.home,
  ])
    expect(different(pick)).toBe(3)
  expect(different((brand) => brand.site.kind)).toBe(2)
})

const text = (brand: string, file: string) => readFileSync(join(root, 'brand-configs', brand, file), 'utf8')

test('FP17 no brand that ships shows the decorative jackpot counter', () => {
  for (const brand of shipped)
    for (const section of JSON.parse(text(brand, 'brand.json')).home.sections)
      expect(section.settings?.jackpot ?? false, brand).toBe(false)
})

test('FP16 the navigation of marigold calls a category what its page calls it', () => {
  const { nav } = JSON.parse(text('marigold', 'brand.json'))
  for (const { category, label } of nav)
    for (const language of ['en', 'tr']) {
      const { categories } = JSON.parse(text('marigold', `messages/${language}.json`))
      expect(label?.[language] ?? categories[category], category).toBe(categories[category])
    }
})

test('FP16 marigold promises no results, as long as it shows none', () => {
  const files = ['brand.json', 'messages/en.json', 'messages/tr.json'].map((file) => text('marigold', file)).join()
  expect(files).not.toMatch(/every result|her sonucu/i)
})

test('CF02 the published schemas are up to date; write them again with: foyer schema', async () => {
  const { manifests, product } = await createChecker(await findWorkspace(root))
  const files = publishedSchemas(manifests, product.features)
  for (const [name, text] of files) {
    const published = JSON.parse(readFileSync(join(root, 'brand-configs', name), 'utf8'))
    expect(published).toEqual(JSON.parse(text))
  }
})

interface Described {
  readonly description?: string
  readonly properties?: Readonly<Record<string, Described>>
  readonly items?: Described
}

const silent = (schema: Described, path: string): readonly string[] =>
  [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, child]) => [
      ...(child.description ? [] : [`${path}${key}`]),
      ...silent(child, `${path}${key}.`),
    ]),
    ...(schema.items ? silent(schema.items, `${path}[].`) : []),
  ].filter((key) => !key.includes('.settings'))

test('CF02 every key of the published schema tells an editor what it is', () => {
  const published: Described = JSON.parse(readFileSync(join(root, 'brand-configs/brand.schema.json'), 'utf8'))
  expect(silent(published, '')).toEqual([])
})

test.each(Object.keys(recipes))(
  'CF19 a brand of the recipe %s has no problems',
  async (name) => {
    const recipe = recipes[name]
    if (!recipe) throw new Error('unreachable')
    const { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync, copyFileSync } = await import('node:fs')
    const { tmpdir } = await import('node:os')
    const temporary = mkdtempSync(join(tmpdir(), 'foyer-recipe-'))
    symlinkSync(join(root, 'node_modules'), join(temporary, 'node_modules'))
    copyFileSync(join(root, 'foyer.config.ts'), join(temporary, 'foyer.config.ts'))
    writeFileSync(join(temporary, 'package.json'), '{ "type": "module" }')
    mkdirSync(join(temporary, 'brand-configs/fresh/assets'), { recursive: true })
    for (const [path, text] of brandFiles(recipe, { id: 'fresh', name: 'Fresh', merchant: 'FRESH' }))
      writeFileSync(join(temporary, 'brand-configs/fresh', path), text)
    const { code, out } = await runFoyer(temporary, ['check'])
    rmSync(temporary, { recursive: true, force: true })
    expect([code, out]).toEqual([0, 'fresh: no problems\n'])
  },
  60_000,
)
