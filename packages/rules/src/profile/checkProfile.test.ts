import { expect, test } from 'vitest'
import { checkProfile } from './checkProfile.ts'
import { profileRules } from './profileFields.ts'

const off = { enabled: false, required: false, patternId: 'noSpaces', minLength: 2, maxLength: 60 }
const rules = profileRules({ line: { ...off, enabled: true, required: true }, zalo: off })
const check = (entered: Parameters<typeof checkProfile>[0]) =>
  checkProfile(entered, { rules, today: '2026-11-21', minimumAge: 18 }).map(({ field, reason }) => `${field} ${reason}`)

test('P32 a profile has the fields of the registration that it asks for, and those of its own', () => {
  expect(Object.keys(rules)).toContain('line')
  expect(Object.keys(rules)).toContain('telegram')
  expect(Object.keys(rules)).not.toContain('zalo')
})

test('P32 what is said fits its rule, and what is left out is no mistake', () => {
  expect(check({})).toEqual([])
  expect(check({ nickname: 'A', line: 'has spaces', telegram: '@ada' })).toEqual(['nickname length', 'line pattern'])
})

test('P32 V31 a birthday is a day of the calendar, of somebody who is old enough', () => {
  expect(check({ birthday: '1990-02-29' })).toEqual(['birthday date'])
  expect(check({ birthday: '29-02-1992' })).toEqual(['birthday date'])
  expect(check({ birthday: '2008-11-22' })).toEqual(['birthday age'])
  expect(check({ birthday: '2008-11-21' })).toEqual([])
})
