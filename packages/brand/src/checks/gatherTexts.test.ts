import { expect, test } from 'vitest'
import type { Finding } from '../issues/issue.ts'
import { gatherTexts } from './gatherTexts.ts'

const missing = (index: number): Finding => ({
  code: 'text-missing',
  path: ['nav', index, 'label'],
  message: 'This text is missing in Deutsch ("de")',
  why: 'w',
  hint: 'h',
})
const other: Finding = { code: 'dead-link', path: ['drawer', 0, 'href'], message: 'There is no page /x' }

test('CF11 a language that many texts lack is one problem, which counts them and names the first', () => {
  const sixty = Array.from({ length: 60 }, (_, index) => missing(index))
  expect(gatherTexts([other, ...sixty])).toEqual([
    other,
    {
      code: 'text-missing',
      path: ['languages', 'active'],
      message: '60 texts are missing in Deutsch ("de"): nav[0].label, nav[1].label, nav[2].label and 57 more',
      why: 'w',
      hint: 'Write them, or take the language off the list',
    },
  ])
})

test('CF11 a few texts that lack a language are told each at its place', () => {
  const few = Array.from({ length: 5 }, (_, index) => missing(index))
  expect(gatherTexts(few)).toEqual(few)
})

test('CF11 a language of many texts that the site does not have is one warning at the first of them', () => {
  const strange = Array.from(
    { length: 7 },
    (_, index): Finding => ({
      code: 'language-off',
      severity: 'warning',
      path: ['nav', index, 'label', 'de'],
      atKey: true,
      message: 'No active language has the tag "de"',
    }),
  )
  expect(gatherTexts(strange)).toEqual([
    {
      ...strange[0],
      message:
        'No active language has the tag "de", in which 7 texts are written: nav[0].label, nav[1].label, nav[2].label and 4 more',
      hint: 'Take them out, or add the language to languages.active',
    },
  ])
})
