import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createBrandDocument } from '../source/brandDocument.ts'
import { isJsonObject, type Json, type JsonObject, plainValue } from '../source/jsonNode.ts'
import { parseStrictJson } from '../source/parseStrictJson.ts'
import { rewriteJson } from '../source/rewriteJson.ts'
import { createSourceFile } from '../source/sourceFile.ts'
import { formatJson, type JsonForm } from '../testing/formatJson.ts'
import { migrateDocument } from './migrateDocument.ts'
import { applyStep, dueSteps, migrateOverlay } from './migrateValue.ts'
import { migrations } from './migrations.ts'

const layerOf = (text: string) => {
  const source = createSourceFile('b.json', text)
  const { root } = parseStrictJson(source)
  if (!root) throw new Error('The test writes readable JSON')
  return { source, root }
}
const newest = (value: Json): Json => dueSteps(value, migrations).reduce<Json>((so, step) => applyStep(so, step), value)
const bar = (floatingBar: Json) => newest({ schemaVersion: 1, floatingBar })
const listed = (...entries: readonly string[]) => entries.map((entry) => ({ entry }))

describe('the floating bar of version 1', () => {
  test('CF05 CF08 switches become the entries they switched, in the order they stood on the bar', () => {
    expect(bar({ customerService: true, messaging: false })).toEqual({
      schemaVersion: 3,
      floatingBar: listed('live-chat', 'vip-chat', 'social'),
    })
    expect(bar({ customerService: false, messaging: false, social: false })).toEqual({
      schemaVersion: 3,
      floatingBar: [],
    })
    expect(newest({ schemaVersion: 1, name: 'Lantern' })).toEqual({ schemaVersion: 3, name: 'Lantern' })
  })

  test('CF05 notes of the bar move beside it, under a key that is free', () => {
    expect(newest({ schemaVersion: 1, floatingBar: { 'x-why': 1, social: false }, 'x-floatingBar': 0, b: 2 })).toEqual({
      schemaVersion: 3,
      floatingBar: listed('live-chat', 'vip-chat', 'messaging'),
      'x-floatingBar-2': { 'x-why': 1 },
      'x-floatingBar': 0,
      b: 2,
    })
  })

  test('CF05 an overlay lists what is left of the bar it was laid over, and says no version of its own', () => {
    const below = { schemaVersion: 1, floatingBar: { customerService: false } }
    expect(migrateOverlay({ floatingBar: { social: false } }, below, migrations.steps)).toEqual({
      floatingBar: listed('messaging'),
    })
    expect(migrateOverlay({ name: 'Staging' }, below, migrations.steps)).toEqual({ name: 'Staging' })
    expect(migrateOverlay({ schemaVersion: 1 }, below, migrations.steps)).toEqual({ schemaVersion: 3 })
  })

  test('CF05 what version 1 did not allow is told in its own words, at its place', () => {
    const text = '{\n  "schemaVersion": 1,\n  "floatingBar": {\n    "socail": true,\n    "messaging": "no"\n  }\n}'
    const { issues } = migrateDocument(createBrandDocument([layerOf(text)]), migrations)
    expect(issues.map(({ code, line, col, hint }) => [code, line, col, hint])).toEqual([
      ['unknown-key', 4, 5, 'Did you mean "social"?'],
      ['wrong-type', 5, 18, 'Write true or false'],
    ])
  })
})

/** Any brand of version 1: a bar of any allowed form, among keys and notes of any kind. */
const key = fc
  .oneof(fc.string({ maxLength: 8 }), fc.constantFrom('nav', 'x-note', 'x-floatingBar', 'name'))
  .filter((name) => !['__proto__', 'constructor', 'prototype', 'floatingBar', 'schemaVersion'].includes(name))
const json = fc
  .jsonValue({ maxDepth: 2, stringUnit: 'grapheme' })
  .map((value): Json => JSON.parse(JSON.stringify(value)))
  .filter((value) => !/"(?:__proto__|constructor|prototype)":|\\ud/.test(JSON.stringify(value)))
const oldBar = fc.tuple(
  fc.record({ customerService: fc.boolean(), messaging: fc.boolean(), social: fc.boolean() }, { requiredKeys: [] }),
  fc.dictionary(fc.constantFrom('x-a', 'x-b'), json, { maxKeys: 2 }),
)
const oldBrand = fc
  .tuple(
    fc.uniqueArray(fc.tuple(key, json), { selector: ([name]) => name, maxLength: 6 }),
    fc.option(oldBar),
    fc.nat(6),
    fc.nat(6),
  )
  .map(([others, given, first, second]): JsonObject => {
    const entries: (readonly [string, Json])[] = [...others]
    entries.splice(first, 0, ['schemaVersion', 1])
    if (given) entries.splice(second, 0, ['floatingBar', { ...given[0], ...given[1] }])
    return Object.fromEntries(entries)
  })
const form: fc.Arbitrary<JsonForm> = fc.record({
  indent: fc.constantFrom(undefined, '', ' ', '  ', '    ', '\t'),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  isCompact: fc.boolean(),
})

/** Texts of the top-level properties, by key, as the file has them. */
function slices(text: string): ReadonlyMap<string, string> {
  const { root } = layerOf(text)
  return new Map(
    (root.children ?? []).map(({ offset, length, children }) => [
      String(children?.[0]?.value),
      text.slice(offset, offset + length),
    ]),
  )
}
const touched = ['schemaVersion', 'floatingBar']
const rewritten = (text: string): string => {
  const layer = layerOf(text)
  return rewriteJson(layer, newest(plainValue(layer.root))).text
}

test('CF05 whatever a file says and however it is written, rewriting it loses nothing and is done once', () => {
  fc.assert(
    fc.property(oldBrand, form, (brand, written) => {
      const text = formatJson(brand, written)
      const result = rewritten(text)
      const now = plainValue(layerOf(result).root)
      expect(now).toEqual(newest(brand))
      expect(rewritten(result)).toBe(result)
      const [before, after] = [slices(text), slices(result)]
      const kept = [...before].filter(([name]) => !touched.includes(name))
      expect([...after].filter(([name]) => before.has(name) && !touched.includes(name))).toEqual(kept)
      expect([...after.keys()].filter((name) => before.has(name))).toEqual([...before.keys()])
      const notes = isJsonObject(brand.floatingBar)
        ? Object.entries(brand.floatingBar).filter(([name]) => name.startsWith('x-'))
        : []
      const added = [...after.keys()].filter((name) => !before.has(name))
      expect(added.map((name) => (isJsonObject(now) ? now[name] : undefined))).toEqual(
        notes.length > 0 ? [Object.fromEntries(notes)] : [],
      )
      expect(result.includes('\r\n')).toBe(text.includes('\r\n'))
      expect(result.endsWith(written.lineEnd)).toBe(true)
    }),
    { numRuns: 400 },
  )
})
