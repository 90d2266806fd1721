import { readdirSync, readFileSync } from 'node:fs'
import full from 'typebox'
import { expect, test } from 'vitest'
import { operations } from '../index.ts'
import lean from './typebox.ts'

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('GW09 the lean builder makes the same JSON Schema as the library', () => {
  const build = (Type: typeof full) =>
    Type.Object(
      {
        text: Type.String({ minLength: 1, default: 'x' }),
        count: Type.Optional(Type.Integer({ minimum: 0 })),
        rate: Type.Number(),
        on: Type.Boolean({ default: true }),
        one: Type.Union([Type.Literal('a'), Type.Literal(2), Type.Null()]),
        rows: Type.Array(Type.Object({ id: Type.Optional(Type.String()) }), { default: [] }),
        byName: Type.Record(Type.String(), Type.Unknown()),
        byCode: Type.Record(Type.String({ pattern: '^w_' }), Type.Never()),
      },
      { default: {}, description: 'all builders' },
    )
  // The lean builder is untyped JSON on purpose; the library's types describe it from outside.
  expect(plain(build(lean as unknown as typeof full))).toEqual(plain(build(full)))
})

test('GW09 schemas use only builders that the lean builder has', () => {
  const root = new URL('..', import.meta.url)
  const sources = ['operations', 'schemas'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, root)).map((file) => readFileSync(new URL(`${folder}/${file}`, root), 'utf8')),
  )
  const used = new Set(sources.flatMap((source) => [...source.matchAll(/\bType\.(\w+)\(/g)].map((match) => match[1])))
  expect([...used].filter((name) => !Object.hasOwn(lean, name ?? ''))).toEqual([])
  expect(Object.keys(operations).length).toBeGreaterThan(20)
})
