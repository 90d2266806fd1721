import { expect, test } from 'vitest'
import type { Finding } from '../issues/issue.ts'
import { gatherFindings } from './gatherFindings.ts'

const missing = (index: number): Finding => ({
  code: 'text-missing',
  kind: 'text-lacking',
  path: ['nav', index, 'label'],
  message: 'This text is missing in Deutsch ("de")',
  why: 'w',
  hint: 'h',
})
const other: Finding = { code: 'dead-link', path: ['drawer', 0, 'href'], message: 'There is no page /x' }

test('CF11 a language that many texts lack is one problem, which counts them and names the first', () => {
  const sixty = Array.from({ length: 60 }, (_, index) => missing(index))
  expect(gatherFindings([other, ...sixty])).toEqual([
    other,
    {
      code: 'text-missing',
      kind: 'text-lacking',
      path: ['languages', 'active'],
      message: '60 texts are missing in Deutsch ("de"): nav[0].label, nav[1].label, nav[2].label and 57 more',
      why: 'w',
      hint: 'Write them, or take the language off the list',
    },
  ])
})

test('CF11 a few texts that lack a language are told each at its place', () => {
  const few = Array.from({ length: 5 }, (_, index) => missing(index))
  expect(gatherFindings(few)).toEqual(few)
})

test('CF11 a language of many texts that the site does not have is one warning at the first of them', () => {
  const strange = Array.from(
    { length: 7 },
    (_, index): Finding => ({
      code: 'language-off',
      kind: 'text-strange',
      severity: 'warning',
      path: ['nav', index, 'label', 'de'],
      atKey: true,
      message: 'No active language has the tag "de"',
    }),
  )
  expect(gatherFindings(strange)).toEqual([
    {
      ...strange[0],
      message:
        'No active language has the tag "de", in which 7 texts are written: nav[0].label, nav[1].label, nav[2].label and 4 more',
      hint: 'Take them out, or add the language to languages.active',
    },
  ])
})

test('CF03 many banners of one id in a group are one problem, which counts them and names the first', () => {
  const twice = (group: string) => (_one: unknown, index: number) =>
    ({
      code: 'duplicate-banner',
      kind: 'banner-twice',
      path: ['banners', group, index + 1, 'bannerId'],
      message: 'The group has another banner "a"',
      hint: 'Give it an id of its own',
    }) as const satisfies Finding
  const found = gatherFindings([
    ...Array.from({ length: 199 }, twice('w_home')),
    ...Array.from({ length: 2 }, twice('w_rng')),
  ])
  expect(found.map(({ path, message }) => [path.slice(0, 3).join(' '), message])).toEqual([
    [
      'banners w_home 1',
      'The group has 199 other banners "a": banners.w_home[1].bannerId, banners.w_home[2].bannerId, banners.w_home[3].bannerId and 196 more',
    ],
    ['banners w_rng 1', 'The group has another banner "a"'],
    ['banners w_rng 2', 'The group has another banner "a"'],
  ])
})

test('CF11 a problem of texts without words about a language is told by itself', () => {
  const unlike = Array.from({ length: 9 }, (_, index): Finding => {
    const { kind, ...other } = missing(index)
    expect(kind).toBe('text-lacking')
    return other
  })
  expect(gatherFindings(unlike)).toHaveLength(9)
})
