import type { Withdrawal } from '@foyer/contract'
import { expect, test } from 'vitest'
import { checkArrival } from './checkArrival.ts'
import type { T } from './useT.ts'
import { arrivingText, stateText, timelineOf } from './withdrawalState.ts'

const t: T = (key, values) => [key, ...Object.values(values ?? {})].join(' ')
const form = { symbol: '$', language: 'en', decimals: 2 }
const withdrawal: Withdrawal = {
  reference: 'W1',
  methodId: 'bank',
  kind: 'transfer',
  account: { bank: 'Bank', holder: 'Ada', lastFour: '4242' },
  amount: '100.00',
  fee: '5.00',
  payout: '95.00',
  status: 'PENDING',
  canCancel: true,
  canConfirm: false,
  hasProof: false,
  createdAt: '2026-11-22T10:00:00Z',
  timeline: [{ step: 'started', at: '2026-11-22T10:00:00Z' }],
}
const states = (one: Withdrawal) => timelineOf(t, one, form, (at) => at).map(({ title, state }) => [title, state])

test('P04 QP18 the way says what has been, where it is and what is still to come', () => {
  expect(states(withdrawal)).toEqual([
    ['step_started', 'current'],
    ['step_approved', 'waiting'],
    ['step_paid', 'waiting'],
    ['step_received', 'waiting'],
  ])
  const refused = { step: 'refused', at: '2026-11-22T11:00:00Z' } as const
  expect(
    states({ ...withdrawal, status: 'REFUSED', reason: 'documents', timeline: [...withdrawal.timeline, refused] }),
  ).toEqual([
    ['step_started', 'done'],
    ['step_refused', 'failed'],
  ])
})

test('QR19 where the law forbids to take one back, what waits says so', () => {
  expect(stateText(t, withdrawal, true)).toBe('wait_approval')
  expect(stateText(t, withdrawal, false)).toBe('wait_approval noCancel')
})

test('P23 a receipt that was not the member’s says what it means', () => {
  expect(stateText(t, { ...withdrawal, status: 'RECEIVED', receipt: 'AUTOMATIC' }, true)).toBe('byTime')
  expect(stateText(t, { ...withdrawal, status: 'RECEIVED', receipt: 'FORCED' }, true)).toBe('byForce')
  expect(stateText(t, { ...withdrawal, status: 'REFUSED', reason: 'documents' }, true)).toBe(
    'reason_documents moneyBack',
  )
})

test('P04 P22 what came back is not said to arrive, and where a part had arrived only the rest is back', () => {
  for (const status of ['PENDING', 'APPROVED', 'PAID', 'DISPUTED', 'RECEIVED'] as const)
    expect(arrivingText(t, { ...withdrawal, status }, form)).toBe('arriving $95.00 $5.00')
  for (const status of ['REFUNDED', 'REFUSED', 'FAILED', 'CANCELLED'] as const)
    expect(arrivingText(t, { ...withdrawal, status }, form)).toBeUndefined()
  expect(arrivingText(t, { ...withdrawal, fee: '0.00' }, form)).toBeUndefined()
  expect(stateText(t, { ...withdrawal, status: 'REFUNDED', receivedAmount: '0.00' }, true)).toBe('moneyBack')
  expect(stateText(t, { ...withdrawal, status: 'REFUNDED', receivedAmount: '50.00' }, true)).toBe('restBack')
})

test('P22 an answer needs what belongs to it: an amount up to the payout, or a picture', () => {
  const check = (values: Parameters<typeof checkArrival>[1]) => checkArrival(t, values, withdrawal, form)
  expect(check({})).toEqual({ answer: 'answerMissing' })
  expect(check({ answer: 'all' })).toEqual({})
  expect(check({ answer: 'part' })).toEqual({ received: 'receivedMissing' })
  expect(check({ answer: 'part', received: 9501n })).toEqual({ received: 'receivedTooMuch $95.00' })
  expect(check({ answer: 'part', received: 6000n })).toEqual({})
  expect(check({ answer: 'missing' })).toEqual({ proof: 'proofMissing' })
})
