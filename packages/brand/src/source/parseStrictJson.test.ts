import { describe, expect, test } from 'vitest'
import { parseStrictJson } from './parseStrictJson.ts'
import { decodeSource, largestJson } from './readSource.ts'
import { createSourceFile } from './sourceFile.ts'

const problems = (text: string) =>
  parseStrictJson(createSourceFile('b.json', text)).issues.map(({ code, line, col }) => `${code} ${line}:${col}`)
const decoded = (bytes: Uint8Array) =>
  decodeSource('b.json', bytes).issues.map(({ code, line, col }) => `${code} ${line}:${col}`)

describe('strict JSON', () => {
  test.each([
    ['a comment', '{\n  // note\n  "a": 1\n}', 'json-syntax 2:3'],
    ['a block comment', '{ /* x */ "a": 1 }', 'json-syntax 1:3'],
    ['a trailing comma in an object', '{\n  "a": 1,\n}', 'json-syntax 3:1'],
    ['a trailing comma in a list', '{ "a": [1,2,] }', 'json-syntax 1:13'],
    ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 'json-syntax 3:3'],
    ['a single quote', "{ 'a': 1 }", 'json-syntax 1:3'],
    ['text after the end', '{} {}', 'json-syntax 1:4'],
    ['an empty file', '', 'json-syntax 1:1'],
    ['an open object', '{ "a": 1', 'json-syntax 1:9'],
    ['a bad escape', '{ "a": "\\q" }', 'json-syntax 1:8'],
  ])('CF03 ruling 34: %s is a problem with its place', (_name, text, expected) => {
    expect(problems(text)[0]).toBe(expected)
  })

  test('CF03 a key that occurs twice is a problem at its second place', () => {
    expect(problems('{\n  "a": 1,\n  "b": { "c": 1, "c": 2 },\n  "a": 3\n}').sort()).toEqual([
      'duplicate-key 3:18',
      'duplicate-key 4:3',
    ])
  })

  test.each(['__proto__', 'constructor', 'prototype'])('CF13 the key %s is refused', (key) => {
    expect(problems(`{ "x": { "${key}": { "isAdmin": true } } }`)).toEqual(['forbidden-key 1:10'])
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
  })

  test('CF03 nesting that would exhaust a parser is refused at the bracket that goes too deep', () => {
    expect(problems('['.repeat(200_000))).toEqual(['too-deep 1:65'])
    expect(problems(`{"a":"${'['.repeat(500)}"}`)).toEqual([])
  })

  test('CF03 lines are counted the same for every kind of line end', () => {
    for (const end of ['\n', '\r\n', '\r'])
      expect(problems(`{${end}  "a": 1,${end}  "a": 2${end}}`)).toEqual(['duplicate-key 3:3'])
  })
})

describe('bytes', () => {
  test('CF03 a byte order mark is a problem at the start', () => {
    expect(decoded(new Uint8Array([0xef, 0xbb, 0xbf, 0x7b, 0x7d]))).toEqual(['byte-order-mark 1:1'])
  })

  test('CF03 bytes that are not UTF-8 are a problem where they stand', () => {
    expect(decoded(Buffer.concat([Buffer.from('{\n  "a": "ü'), Buffer.from([0xff]), Buffer.from('"}')]))).toEqual([
      'not-utf8 2:10',
    ])
    expect(decoded(Buffer.from([0x7b, 0xc3]))).toEqual(['not-utf8 1:2'])
  })

  test('CF03 a replacement character that was really written is fine', () => {
    expect(decoded(Buffer.from('{"a":"\uFFFD"}'))).toEqual([])
  })

  test('CF03 a file that is too large is refused without reading it as text', () => {
    expect(decoded(new Uint8Array(largestJson + 1))).toEqual(['too-large 1:1'])
  })
})
