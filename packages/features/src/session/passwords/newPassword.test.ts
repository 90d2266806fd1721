import { expect, test } from 'vitest'
import { checkNewPassword, plainPasswordRule } from './newPassword.ts'

const context = { rule: plainPasswordRule, names: ['ada', 'Velvet Comet', 'COMET'], old: 'lantern-orchard-9' }
const keys = (newPassword: string, confirmNewPassword = newPassword) =>
  Object.entries(checkNewPassword({ newPassword, confirmNewPassword }, context)).map(
    ([field, issue]) => `${field} ${issue.key}`,
  )

test('V02 the new password is required and has to match the password rule', () => {
  expect(keys('')).toEqual(['newPassword required', 'confirmNewPassword required'])
  expect(keys('short')).toEqual(['newPassword pattern_anyCharacters'])
  expect(keys('harbour-violin-4')).toEqual([])
})

test('V02 M01 the repetition has to be the same: inconsistent twice', () => {
  expect(keys('harbour-violin-4', 'harbour-violin-5')).toEqual(['confirmNewPassword confirmDiffers'])
})

test('V02 N37 a well-known password, the user name, the site’s name and the old password are refused before anything is sent', () => {
  expect(keys('password1')).toEqual(['newPassword passwordCommon'])
  expect(keys('ada-2026!')).toEqual(['newPassword passwordCommon'])
  expect(keys('velvetcomet1')).toEqual(['newPassword passwordCommon'])
  expect(keys('lantern-orchard-9')).toEqual(['newPassword passwordSame'])
})
