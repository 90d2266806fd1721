import type { Deposit } from '@foyer/contract'
import { expect, test } from 'vitest'
import { mayAskAgain, mayTryAgain, newsOf, stateText } from './depositState.ts'
import type { T } from './useT.ts'

const t: T = (key, values) => [key, ...Object.values(values ?? {})].join(' ')
const form = { symbol: '$', language: 'en' }
const deposit: Deposit = {
  reference: 'D1',
  methodId: 'card',
  kind: 'hosted',
  amount: '50.00',
  fee: '0.00',
  credit: '50.00',
  status: 'PENDING',
  createdAt: '2026-11-22T10:00:00Z',
  expiresAt: '2026-11-22T10:30:00Z',
  timeline: [{ step: 'started', at: '2026-11-22T10:00:00Z' }],
}

test('P03 another amount that arrived is looked at before it is decided', () => {
  const review = { ...deposit, status: 'REVIEW', reason: 'other_amount', paidAmount: '45.00' } as const
  expect(stateText(t, review, form)).toBe('otherAmount $45.00')
})

test('P03 a payment that nobody asked for says whose reference it named while it is looked at', () => {
  const again = { ...deposit, status: 'REVIEW', paidAgain: 'D7' } as const
  expect(stateText(t, again, form)).toBe('paidAgain D7')
  expect(stateText(t, { ...again, status: 'CREDITED' }, form)).toBeUndefined()
})

test('P03 a deposit that was refused says so and offers no other try, whatever arrived of it', () => {
  const refused = { ...deposit, status: 'FAILED', reason: 'refused', paidAmount: '45.00' } as const
  expect(stateText(t, refused, form)).toBe('reason_refused')
  expect(mayTryAgain(refused)).toBe(false)
  expect(mayTryAgain({ ...deposit, status: 'FAILED', reason: 'declined' })).toBe(true)
  expect(mayTryAgain({ ...deposit, status: 'EXPIRED' })).toBe(true)
})

test('P03 a provider is asked again where the request can be made once more, which a voucher without its code cannot', () => {
  expect(mayAskAgain(deposit)).toBe(true)
  expect(stateText(t, deposit, form)).toBe('wait_provider')
  expect(mayAskAgain({ ...deposit, instructions: { url: 'https://pay.example' } })).toBe(false)
  const voucher = { ...deposit, kind: 'voucher' } as const
  expect(mayAskAgain(voucher)).toBe(false)
  expect(stateText(t, voucher, form)).toBe('wait_voucher')
})

test('P03 what was begun takes the focus once: its card, or the notice where it was paid at once', () => {
  const credited = { ...deposit, status: 'CREDITED' } as const
  expect(newsOf(deposit, deposit)).toBe('item')
  expect(newsOf(credited, credited)).toBe('outcome')
  // What comes of it later does not take the focus from whatever is being typed.
  expect(newsOf(deposit, credited)).toBeUndefined()
  expect(newsOf(undefined, deposit)).toBeUndefined()
})
