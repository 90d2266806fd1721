import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainValue } from './jsonNode.ts'
import { parseStrictJson } from './parseStrictJson.ts'
import { decodeSource, largestJson } from './readSource.ts'
import { createSourceFile } from './sourceFile.ts'

const problems = (text: string) =>
  parseStrictJson(createSourceFile('b.json', text)).issues.map(({ code, line, col }) => `${code} ${line}:${col}`)
const said = (text: string) =>
  parseStrictJson(createSourceFile('b.json', text)).issues.map(
    ({ line, col, message, hint }) => `${line}:${col} ${message}; ${hint}`,
  )
const decoded = (bytes: Uint8Array) =>
  decodeSource('b.json', bytes).issues.map(({ code, line, col }) => `${code} ${line}:${col}`)

describe('strict JSON', () => {
  test.each([
    ['a comment', '{\n  // note\n  "a": 1\n}', 'json-syntax 2:3'],
    ['a block comment', '{ /* x */ "a": 1 }', 'json-syntax 1:3'],
    ['a trailing comma in an object', '{\n  "a": 1,\n}', 'json-syntax 2:9'],
    ['a trailing comma in a list', '{ "a": [1,2,] }', 'json-syntax 1:12'],
    ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 'json-syntax 2:8'],
    ['a single quote', "{ 'a': 1 }", 'json-syntax 1:3'],
    ['text after the end', '{} {}', 'json-syntax 1:4'],
    ['an empty file', '', 'json-syntax 1:1'],
    ['an open object', '{ "a": 1', 'json-syntax 1:9'],
    ['a bad escape', '{ "a": "\\q" }', 'json-syntax 1:9'],
  ])('CF03 ruling 34: %s is a problem with its place', (_name, text, expected) => {
    expect(problems(text)[0]).toBe(expected)
  })

  test.each([
    ['a word processor', '{ “name”: “Lagoon” }', ['1:3', 'Write "name"'], ['1:11', 'Write "Lagoon"']],
    ['JavaScript', "{ name: 'Lagoon', }", ['1:3', 'Write "name"'], ['1:9', 'Write "Lagoon"'], ['1:17', 'comma out']],
    ['Python', '{ "a": True, "b": None }', ['1:8', 'Write true'], ['1:19', 'write null']],
    ['YAML', '{ "a": yes } # on', ['1:8', 'Write true'], ['1:14', 'x-note']],
    [
      'hex and plus',
      '{ "a": 0x10, "b": +1, "c": 01, "d": .5 }',
      ['1:8', '16'],
      ['1:19', '1'],
      ['1:28', '1'],
      ['1:37', '0.5'],
    ],
    ['a web page', '{ "a":\u00a01 }', ['1:7', 'ordinary space']],
  ])('CF03 the notation of %s is one problem for each slip, with what to write', (_name, text, ...expected) => {
    const found = said(text)
    expect(found).toHaveLength(expected.length)
    for (const [index, [place, hint]] of expected.entries()) {
      expect(found[index]?.startsWith(`${place} `)).toBe(true)
      expect(found[index]).toContain(hint)
    }
  })

  test.each([
    [
      'a text without its last quote',
      '{\n  "a": "x,\n  "b": 1\n}',
      ['2:8 This text has no closing quote on its line; Put a " at its end'],
    ],
    [
      'a list that is not closed',
      '{\n  "a": ["x",\n  "b": { "c": 1 }\n}',
      [
        '3:3 A list has no keys, and the [ of line 2 is not closed yet; Put a ] before this, or { } around the key and its value',
      ],
    ],
    [
      'an object that is not closed',
      '{\n  "a": {\n',
      ['3:1 The { of line 2 is never closed; Put a } where it should end'],
    ],
    ['a key without a value', '{ "a":, "b": 1 }', ['1:3 The key "a" has no value; Write "a": …']],
    ['a key without a colon', '{ "a" 1 }', ['1:3 A colon is missing between key and value; Write "a": …']],
    [
      'the wrong bracket',
      '{ "a": [1} }',
      ['1:10 The [ of line 1 cannot end with }; Write ] here, or put the missing ] before it'],
    ],
    [
      'a page instead of a brand',
      '<!doctype html><p a="1">',
      ['1:1 This is not a JSON file: it does not start with {; The file is one object in { }'],
    ],
    [
      'YAML instead of JSON',
      'name: Lagoon\nhosts: []',
      ['1:1 This is not a JSON file: it does not start with {; The file is one object in { }'],
    ],
  ])('CF03 %s is said once, without echoes', (_name, text, expected) => {
    expect(said(text)).toEqual(expected)
  })

  test('CF03 a slip whose meaning is plain does not hide what the file says', () => {
    const { root } = parseStrictJson(createSourceFile('b.json', '{ // note\n name: \'A\',\n "hosts": ["x" "y",] }'))
    expect(root && plainValue(root)).toEqual({ name: 'A', hosts: ['x', 'y'] })
  })

  test('CF03 what JSON.parse takes is taken with the same value, and nothing else', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"\\n"',
      '"\\u00e9"',
      '"',
      "'",
      ' ',
      '\n',
      '1',
      '-0.5e3',
      '01',
      'true',
      'null',
      'x',
      '#',
      '\u00a0',
      '\t',
    )
    const texts = fc.oneof(
      fc.json(),
      fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
      fc
        .tuple(fc.json(), fc.nat(), fc.string({ maxLength: 3 }))
        .map(([text, at, put]) => text.slice(0, at % (text.length + 1)) + put + text.slice(at % (text.length + 1))),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const { root, issues } = parseStrictJson(createSourceFile('b.json', text))
        let expected: unknown
        try {
          expected = JSON.parse(text)
        } catch {
          expect(issues.length).toBeGreaterThan(0)
          return
        }
        if (issues.some(({ code }) => code !== 'json-syntax')) return
        expect(issues).toEqual([])
        expect(root && plainValue(root)).toEqual(expected)
      }),
      { numRuns: 3000 },
    )
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
