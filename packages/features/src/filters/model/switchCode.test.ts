import { expect, test } from 'vitest'
import { switchCode } from './switchCode.ts'

test('QP03 several codes are chosen, each once and in one order, whichever came first', () => {
  const two = switchCode(switchCode('', 'wilds', true), 'cascades', true)
  expect(two).toBe('cascades,wilds')
  expect(switchCode(two, 'wilds', true)).toBe(two)
  expect(switchCode(two, 'cascades', false)).toBe('wilds')
  expect(switchCode('wilds', 'wilds', false)).toBe('')
})
