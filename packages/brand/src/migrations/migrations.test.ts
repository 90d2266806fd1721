import { describe, expect, test } from 'vitest'
import { BrandSchema } from '../schema/brand.ts'
import { createBrandDocument } from '../source/brandDocument.ts'
import { isJsonObject } from '../source/jsonNode.ts'
import { parseStrictJson } from '../source/parseStrictJson.ts'
import { createSourceFile } from '../source/sourceFile.ts'
import { loadText } from '../testing/loadText.ts'
import { checkVersion } from './checkVersion.ts'
import { migrateDocument } from './migrateDocument.ts'
import { defineMigrations, type Migrations } from './migration.ts'
import { currentVersion, migrations } from './migrations.ts'

/** What two later versions could change: a key moves, then its members are renamed and a number becomes a text. */
const invented = defineMigrations([
  { from: 1, summary: 'rename "menu" to "nav"', moves: [{ from: ['menu'], to: ['nav'] }] },
  {
    from: 2,
    summary: 'rename "kind" to "category" in "nav", write "size" as a text',
    moves: [{ from: ['nav', '*', 'kind'], to: ['nav', '*', 'category'] }],
    change: (brand) => ({ ...brand, size: JSON.stringify(brand.size) }),
  },
])

const documentOf = (text: string) => {
  const source = createSourceFile('b.json', text)
  const { root } = parseStrictJson(source)
  if (!root) throw new Error('The test writes readable JSON')
  return createBrandDocument([{ source, root }])
}

const migrated = (text: string) => migrateDocument(documentOf(text), invented).document

const old =
  '{\n  "schemaVersion": 1,\n  "menu": [\n    { "kind": "RNG" },\n    { "kind": "LIVE" }\n  ],\n  "size": 4\n}'

describe('migrations', () => {
  test('CF05 an old file is brought up step by step, in memory', () => {
    expect(migrated(old).value).toEqual({
      schemaVersion: 3,
      nav: [{ category: 'RNG' }, { category: 'LIVE' }],
      size: '4',
    })
    expect(migrated('{ "schemaVersion": 2, "nav": [{ "kind": "RNG" }], "size": 1 }').value).toEqual({
      schemaVersion: 3,
      nav: [{ category: 'RNG' }],
      size: '1',
    })
  })

  test('CF05 places lead to where the old file says the value', () => {
    const { place, origin, issue } = migrated(old)
    expect(place(['nav', 1, 'category'])).toMatchObject({ line: 5, col: 15 })
    expect(place(['nav', 1, 'category'], true)).toMatchObject({ line: 5, col: 7 })
    expect(place(['nav'], true)).toMatchObject({ line: 3, col: 3 })
    expect(origin(['size'])).toMatchObject({ line: 7 })
    expect(origin(['nav', 0, 'label'])).toBeUndefined()
    expect(issue({ code: 'c', path: ['nav', 0, 'category'], message: 'm' })).toMatchObject({
      line: 4,
      path: 'nav[0].category',
    })
  })

  test('CF05 a value that stands at the new place already is not overwritten', () => {
    const { value } = migrated('{ "schemaVersion": 1, "menu": [], "nav": [{ "category": "PVP" }] }')
    expect(value).toMatchObject({ menu: [], nav: [{ category: 'PVP' }] })
  })

  test('CF05 a file of the newest version is left as it is', () => {
    const document = documentOf('{ "schemaVersion": 3, "menu": 1 }')
    expect(migrateDocument(document, invented).document).toBe(document)
  })

  test.each([
    ['a gap', [1, 3]],
    ['a repetition', [1, 1]],
    ['another order', [2, 1]],
    ['a late start', [2]],
  ])('CF05 a list of migrations with %s is refused', (_name, versions) => {
    expect(() => defineMigrations(versions.map((from) => ({ from, summary: '' })))).toThrow('has to start from')
  })

  test('CF05 the product’s own list leads to the version that new brands are written in', () => {
    expect(currentVersion).toBe(migrations.steps.length + 1)
    expect(BrandSchema.properties.schemaVersion.const).toBe(currentVersion)
  })
})

const said = (schemaVersion: unknown, list: Migrations = invented) => {
  const { value } = documentOf(JSON.stringify({ schemaVersion }))
  return isJsonObject(value) ? checkVersion(value, list, 'lantern') : undefined
}

describe('versions', () => {
  test('CF05 an old version is a hint that names every change since', () => {
    expect(said(2)).toMatchObject({
      code: 'old-version',
      severity: 'hint',
      hint: expect.stringContaining('3: rename "kind"'),
    })
    expect(said(1)?.hint).toContain('foyer migrate lantern')
    expect(said(1)?.hint).toContain('2: rename "menu" to "nav"; 3: ')
    expect(said(3)).toBeUndefined()
  })

  test.each([[4], [99]])('CF05 version %s from the future is an error that says what to update', (version) => {
    expect(said(version)).toMatchObject({ code: 'unknown-version', hint: expect.stringContaining('Update Foyer') })
  })

  test.each([[0], [-1], [1.5], ['1'], [null], [[1]]])('CF05 %j is no version', (version) => {
    expect(said(version)).toMatchObject({ code: 'unknown-version', hint: 'Write "schemaVersion": 3' })
  })
})

test('CF05 a brand of an old version still loads, and its problems are shown where the old file has them', async () => {
  const list = defineMigrations([
    { from: 1, summary: 'rename "menu" to "nav"', moves: [{ from: ['menu'], to: ['nav'] }] },
  ])
  const brand = { schemaVersion: 1, name: 'Old', menu: [{ category: 'RNG' }, { category: 'RGN' }] }
  const { issues } = await loadText(JSON.stringify(brand, null, 2), list)
  expect(issues.map(({ code, severity, line, path }) => [code, severity, line, path])).toEqual([
    ['old-version', 'hint', 2, 'schemaVersion'],
    ['unknown-value', 'error', 9, 'nav[1].category'],
  ])
  const good = await loadText(JSON.stringify({ ...brand, menu: [{ category: 'RNG' }] }), list)
  expect(good.resolved).toMatchObject({ schemaVersion: 2, nav: [{ category: 'RNG' }] })
})
