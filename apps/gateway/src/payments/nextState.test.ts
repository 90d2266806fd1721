import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextState, type Progress } from './nextState.ts'

const pending: Progress = { status: 'PENDING', reason: null, amount: 100n, paidAmount: null }

test('P03 money that was asked for is credited, however late it comes', () => {
  for (const status of ['PENDING', 'REVIEW', 'FAILED', 'EXPIRED'] as const)
    expect(nextState({ ...pending, status }, 'paid', { paid: 100n })?.status).toBe('CREDITED')
  expect(nextState(pending, 'paid', {})?.status).toBe('CREDITED')
})

test('P03 what comes after the money changes nothing', () => {
  for (const state of ['pending', 'failed', 'abandoned', 'unknown', 'paid'] as const)
    expect(nextState({ ...pending, status: 'CREDITED' }, state, { paid: 5n })).toBeUndefined()
})

test('P03 another amount, and money for a refused deposit, are for a person to decide', () => {
  expect(nextState(pending, 'paid', { paid: 99n })).toMatchObject({ status: 'REVIEW', paidAmount: 99n })
  expect(nextState({ ...pending, status: 'FAILED', reason: 'refused' }, 'paid', {})).toMatchObject({ status: 'REVIEW' })
  const review: Progress = { ...pending, status: 'REVIEW', paidAmount: 99n }
  expect(nextState(review, 'paid', { paid: 99n })).toBeUndefined()
  expect(nextState(review, 'failed', {})).toBeUndefined()
})

test('P03 a payment that was declined says why', () => {
  expect(nextState(pending, 'failed', { reason: 'no_cover' })).toMatchObject({ status: 'FAILED', reason: 'no_cover' })
  expect(nextState(pending, 'abandoned', {})).toMatchObject({ status: 'FAILED', reason: 'abandoned' })
  expect(nextState(pending, 'pending', {})).toBeUndefined()
})

test('P03 whatever providers say in whatever order, one word of the asked amount is enough to be credited', () => {
  const word = fc.record({
    state: fc.constantFrom('pending' as const, 'failed' as const, 'abandoned' as const, 'unknown' as const),
  })
  fc.assert(
    fc.property(fc.array(word), fc.array(word), (before, after) => {
      let now = pending
      for (const { state } of [...before, { state: 'paid' as const }, ...after]) {
        const change = nextState(now, state, {})
        if (change) now = { ...now, ...change }
      }
      expect(now.status).toBe('CREDITED')
    }),
  )
})
