import { expect, test } from 'vitest'
import type { Issue } from './issue.ts'
import { printIssues, summarise } from './printIssues.ts'

const issue = (change: Partial<Issue> = {}): Issue => ({
  code: 'unknown-key',
  severity: 'error',
  file: 'brand-configs/a/brand.json',
  line: 12,
  col: 5,
  path: 'theme.acent',
  message: 'The key "acent" does not exist here',
  why: 'Players would see a wrong colour.',
  hint: 'Did you mean "accent"?',
  source: { text: '    "acent": "#ffffff"', width: 7 },
  ...change,
})

test('CF03 prints place, line with caret, reason and way out', () => {
  expect(printIssues([issue()])).toBe(
    [
      'brand-configs/a/brand.json:12:5 error The key "acent" does not exist here [unknown-key]',
      '  12 |     "acent": "#ffffff"',
      '     |     ^^^^^^^',
      '  why: Players would see a wrong colour.',
      '  fix: Did you mean "accent"?',
    ].join('\n'),
  )
})

test('CF03 sorts by file, line and column and says nothing twice', () => {
  const text = printIssues([issue({ line: 20 }), issue({ file: 'a.json', line: 3 }), issue({ line: 20 }), issue()])
  expect(text.match(/^\S+:\d+:\d+/gm)).toEqual([
    'a.json:3:5',
    'brand-configs/a/brand.json:12:5',
    'brand-configs/a/brand.json:20:5',
  ])
})

test('CF03 cuts a long line around the place and keeps control characters out of the terminal', () => {
  const text = printIssues([issue({ col: 900, source: { text: `${'x'.repeat(899)}\u001b[31mred`, width: 3 } })])
  const [, line = '', caret = ''] = text.split('\n')
  expect(line.length).toBeLessThan(200)
  expect(line).not.toContain('\u001b')
  expect(line[caret.indexOf('^') - 1]).toBe('x')
})

test('CF03 sums up errors and warnings', () => {
  expect(summarise([])).toBe('no problems')
  expect(summarise([issue(), issue({ severity: 'warning' })])).toBe('1 error, 1 warning')
  expect(summarise([issue({ severity: 'warning' })])).toBe('1 warning')
  expect(summarise([issue({ severity: 'hint' }), issue({ severity: 'hint' })])).toBe('2 hints')
})

test('CF06 a problem of one environment says which', () => {
  expect(printIssues([issue({ env: 'staging' })])).toContain('12:5 error in staging: The key "acent"')
})
