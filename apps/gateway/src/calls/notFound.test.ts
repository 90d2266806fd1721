import { seamlessBase } from '@foyer/contract'
import { expect, test } from 'vitest'
import { isApiPath } from './notFound.ts'

test('FP24 R20 the vendors’ wallet has a path of the API, and `/seamless` is a page', () => {
  expect(isApiPath(`${seamlessBase}/bet`)).toBe(true)
  expect(isApiPath('/seamless')).toBe(false)
  expect(isApiPath('/seamless?vendor=BGS')).toBe(false)
})
