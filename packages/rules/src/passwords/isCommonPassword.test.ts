import { expect, test } from 'vitest'
import { isCommonPassword } from './isCommonPassword.ts'

test.each([
  'password',
  'Password1!',
  '2024casino',
  'qwertz123',
  '00000000',
  '87654321',
  'abcdefgh',
  'AdaLovelace',
  'ada.lovelace99',
  'Velvet-Comet-26',
  'velvetcomet',
])('ruling 24 %s is one that is tried first', (password) =>
  expect(isCommonPassword(password, 'ada_lovelace', 'Velvet Comet')).toBe(true),
)

test.each([
  'harbour-violin-4',
  'ada likes violins',
  'comet of velvet gloves',
  '71930284',
  'ünlü çınar ağacı',
  'passwords are long',
])('ruling 24 %s is none of those', (password) =>
  expect(isCommonPassword(password, 'ada_lovelace', 'Velvet Comet', '', '4711')).toBe(false),
)
