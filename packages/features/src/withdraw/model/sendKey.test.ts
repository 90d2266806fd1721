import { expect, test } from 'vitest'
import { sendKey } from './sendKey.ts'

const asked = { methodId: 'bank', amount: '100.00', bankAccountId: '7' }

test('GW07 P04 the same request from two tabs that have seen the same has one key', () => {
  expect(sendKey(asked, 'W1', 0)).toBe(sendKey({ ...asked }, 'W1', 0))
  expect(sendKey(asked, undefined, 0)).toMatch(/^[A-Za-z0-9_.:-]{8,128}$/)
})

test('GW07 P04 another request, one after a refusal and one that knows of the first have keys of their own', () => {
  const keys = [
    sendKey(asked, 'W1', 0),
    sendKey({ ...asked, amount: '100.01' }, 'W1', 0),
    sendKey(asked, 'W1', 1),
    sendKey(asked, 'W2', 0),
  ]
  expect(new Set(keys).size).toBe(4)
})
