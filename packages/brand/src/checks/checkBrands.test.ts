import { expect, test } from 'vitest'
import type { Finding } from '../issues/issue.ts'
import { contextOf } from '../testing/brandFixture.ts'
import { checkBrands } from './checkBrands.ts'

const brand = (name: string, merchant: string, hosts: readonly string[]) => {
  const { resolved } = contextOf((draft) => Object.assign(draft, { merchant, hosts }))
  const issue = (finding: Finding) =>
    ({ ...finding, severity: 'error', file: name, line: 1, col: 1, path: finding.path.join('.') }) as const
  return { brand: name, resolved, document: { issue } as never } // the check uses nothing else of a document
}

test('CF17 two brands cannot have the same host or merchant', () => {
  const issues = checkBrands([
    brand('a', 'AA', ['a.example', 'x.example']),
    brand('b', 'BB', ['x.example']),
    brand('c', 'AA', []),
  ])
  expect(issues.map(({ file, code, path }) => `${file} ${code} ${path}`)).toEqual([
    'b duplicate-host hosts.0',
    'c duplicate-merchant merchant',
  ])
})

test('CF17 brands of their own are fine, and a broken one is left out', () => {
  expect(checkBrands([brand('a', 'AA', ['a.example']), brand('b', 'BB', ['b.example']), { brand: 'c' }])).toEqual([])
})

test('CF17 a host that a brand lists twice is said as that', () => {
  expect(checkBrands([brand('a', 'AA', ['a.example', 'a.example'])]).map(({ message }) => message)).toEqual([
    'The host "a.example" is listed twice',
  ])
})
