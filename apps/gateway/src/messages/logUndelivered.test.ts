import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MessageFacts } from '../calls/messenger.ts'
import { logUndelivered } from './logUndelivered.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const refused = new Error('The SMS service refused a message with 402')
const facts = (id: string, more: Partial<MessageFacts> = {}): MessageFacts => ({
  id,
  merchant: 'COMET',
  channel: 'sms',
  kind: 'registration',
  ...more,
})

test('GW11 messages that fail for one reason are told of once a minute, and how many others there were', () => {
  const told: unknown[] = []
  const hear = logUndelivered({ error: (fields: object) => void told.push(fields) })
  for (let count = 0; count < 500; count += 1) hear(refused, facts(`m${count}`))
  expect(told).toEqual([{ err: refused, ...facts('m0') }])
  const others = new Error('The SMS service did not take a message: it answered 503')
  hear(others, facts('n1'))
  hear(refused, facts('n2', { merchant: 'LAGOON' }))
  hear(refused, facts('n3', { channel: 'mail' }))
  expect(told).toHaveLength(4)
  vi.advanceTimersByTime(60_000)
  expect(told.slice(4)).toEqual([{ merchant: 'COMET', channel: 'sms', reason: refused.message, others: 499 }])
  hear(refused, facts('m500'))
  expect(told).toHaveLength(6)
  vi.advanceTimersByTime(60_000)
  expect(told).toHaveLength(6)
})
