import { array, assert, dictionary, integer, jsonValue, nat, property, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { ProblemError } from '../problem.ts'
import { parseBody, parseForm } from './parseBody.ts'
import { parseJson } from './parseJson.ts'

const problemOf = (act: () => unknown): unknown => {
  try {
    return act()
  } catch (error) {
    return error instanceof ProblemError ? [error.code, error.details.issues ?? []] : error
  }
}

test.each([
  ['{"amount":"1.00","amount":"9.00"}', '/amount'],
  ['{"a":[{"x":1},{"x":1,"y":2,"x":3}]}', '/a/1/x'],
  ['{"a":1,"\\u0061":2}', '/a'],
  ['{"a\\"b":1, "a\\"b" :2}', '/a"b'],
  ['{"a/~":1,"a/~":1}', '/a~1~0'],
  ['{"":1,"":2}', '/'],
  ['{"a":{"b":{}},"b":1,"a":{}}', '/a'],
  ['[[],{"k":"k","v":"k:","k":1}]', '/1/k'],
])('GW09 a body in which a field stands twice is refused with the place: %s', (text, path) => {
  expect(problemOf(() => parseBody(text))).toEqual(['malformed_body', [{ path, message: 'stands twice' }]])
})

test('GW09 a form in which a field stands twice is refused with the place', () => {
  expect(problemOf(() => parseForm('a=1&b=2&a=3'))).toEqual([
    'malformed_body',
    [{ path: '/a', message: 'stands twice' }],
  ])
  expect(parseForm('a=1&b=x%20y')).toEqual({ a: '1', b: 'x y' })
})

test('GW09 every value that JSON can hold is read as it is, however it is written', () => {
  assert(
    property(jsonValue({ maxDepth: 5 }), nat(2), (value, indent) => {
      const text = JSON.stringify(value, undefined, indent)
      // A field of this name is refused for itself.
      if (!text.includes('__proto__')) expect(parseJson(text)).toEqual(JSON.parse(text))
    }),
  )
})

test('GW09 a field that stands twice is found wherever it is', () => {
  const fields = dictionary(string(), jsonValue(), { minKeys: 1, noNullPrototype: true })
  assert(
    property(array(tuple(string(), integer()), { maxLength: 4 }), fields, nat(), (around, object, chosen) => {
      const keys = Object.keys(object).filter((key) => key !== '__proto__')
      const key = keys[chosen % keys.length]
      if (key === undefined) return
      const twice = `${JSON.stringify(object).slice(0, -1)},${JSON.stringify(key)}:0}`
      const text = around.reduce((inner, [name, item]) => `{${JSON.stringify(name)}:[${item},${inner}]}`, twice)
      expect(() => parseJson(text)).toThrow(/stands twice|__proto__/)
    }),
  )
})
