import { expect, test } from 'vitest'
import type { Json } from './jsonNode.ts'
import { parseStrictJson } from './parseStrictJson.ts'
import { rewriteJson } from './rewriteJson.ts'
import { createSourceFile } from './sourceFile.ts'

function rewrite(text: string, value: Json, before?: Parameters<typeof rewriteJson>[2]) {
  const source = createSourceFile('b.json', text)
  const { root } = parseStrictJson(source)
  if (!root) throw new Error('The test writes readable JSON')
  const { text: written, changes } = rewriteJson({ source, root }, value, before)
  return [written, changes.map(({ kind, path }) => `${path.join('.')} ${kind}`)]
}

test('CF05 what does not change keeps its text, wrong indentation and numbers as they were written', () => {
  expect(rewrite('{ "a":1.50,\n   "b": [ 1,2 ],\n"c": 3 }', { a: 1.5, b: [1, 2], c: 4 })).toEqual([
    '{ "a":1.50,\n   "b": [ 1,2 ],\n"c": 4 }',
    ['c changed'],
  ])
})

test('CF05 a key is taken out with its comma, wherever it stands', () => {
  const text = '{\n  "a": 1,\n  "b": 2,\n  "c": 3,\n  "d": 4\n}\n'
  expect(rewrite(text, { b: 2, d: 4 })[0]).toBe('{\n  "b": 2,\n  "d": 4\n}\n')
  expect(rewrite(text, { a: 1, b: 2 })[0]).toBe('{\n  "a": 1,\n  "b": 2\n}\n')
  expect(rewrite(text, {})[0]).toBe('{}\n')
})

test('CF05 a new key stands after the one it follows, as the file writes keys', () => {
  expect(rewrite('{\r\n\t"a": 1,\r\n\t"b": 2\r\n}', { z: [1], a: 1, n: { m: true }, b: 2 })).toEqual([
    '{\r\n\t"z": [\r\n\t\t1\r\n\t],\r\n\t"a": 1,\r\n\t"n": {\r\n\t\t"m": true\r\n\t},\r\n\t"b": 2\r\n}',
    ['z added', 'n added'],
  ])
  expect(rewrite('{"a":1}', { a: 1, b: [{ c: 2 }] })[0]).toBe('{"a":1,"b":[{"c":2}]}')
  expect(rewrite('{ "a": 1 }', { a: 1, b: [{ c: 2 }] })[0]).toBe('{ "a": 1, "b": [{ "c": 2 }] }')
})

test('CF05 the last keys go while others come', () => {
  expect(rewrite('{\n  "a": 1,\n  "b": 2,\n  "c": 3\n}', { a: 1, d: 4 })[0]).toBe('{\n  "a": 1,\n  "d": 4\n}')
})

test('CF05 a renamed key keeps its place and the text of its value, a moved one its text', () => {
  const before = (path: readonly (string | number)[]) => {
    if (path[0] === 'nav') return ['menu', ...path.slice(1)]
    return path[0] === 'home' && path[1] === 'hot' ? ['hot', ...path.slice(2)] : path
  }
  const text = '{\n  "menu": [ {"k":1},  {"k":2} ],\n  "hot": {\n    "n":  8\n  },\n  "home": {\n    "a": 1\n  }\n}'
  expect(rewrite(text, { nav: [{ k: 1 }, { k: 3 }], home: { a: 1, hot: { n: 8 } } }, before)).toEqual([
    '{\n  "nav": [ {"k":1},  {"k":3} ],\n  "home": {\n    "a": 1,\n    "hot": {\n      "n":  8\n    }\n  }\n}',
    ['nav renamed', 'nav.1.k changed', 'home.hot added', 'hot removed'],
  ])
})

test('CF05 what stood on one line stays on one line while it fits', () => {
  const entries = ['live-chat', 'vip-chat'].map((entry) => ({ entry }))
  expect(rewrite('{\n  "bar": { "a": true },\n  "b": 1\n}', { bar: entries, b: 1 })[0]).toBe(
    '{\n  "bar": [{ "entry": "live-chat" }, { "entry": "vip-chat" }],\n  "b": 1\n}',
  )
  const many = Array.from({ length: 9 }, (_, index) => ({ entry: `number-${index}` }))
  expect(rewrite('{\n  "bar": { "a": true }\n}', { bar: many })[0]).toContain(
    '\n    {\n      "entry": "number-0"\n    },',
  )
})
