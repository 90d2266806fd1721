import { withdrawalStatuses } from '@foyer/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextStatus, type WithdrawalMove } from './nextStatus.ts'

const moves = [
  'approve',
  'refuse',
  'cancel',
  'paid',
  'failed',
  'part',
  'receive',
  'time',
  'missing',
  'force',
  'refund',
] as const satisfies readonly WithdrawalMove[]

test('P04 P22 a withdrawal moves as the table says, and no other way', () => {
  const possible = withdrawalStatuses.flatMap((status) =>
    moves.flatMap((move) => {
      const next = nextStatus({ status, isSent: false }, move)
      return next === undefined ? [] : [`${status} ${move} ${next}`]
    }),
  )
  expect(possible).toEqual([
    'PENDING approve APPROVED',
    'PENDING refuse REFUSED',
    'PENDING cancel CANCELLED',
    'APPROVED refuse REFUSED',
    'APPROVED paid PAID',
    'APPROVED failed FAILED',
    'PAID part PAID',
    'PAID receive RECEIVED',
    'PAID time RECEIVED',
    'PAID missing DISPUTED',
    'DISPUTED part DISPUTED',
    'DISPUTED receive RECEIVED',
    'DISPUTED force RECEIVED',
    'DISPUTED refund REFUNDED',
  ])
})

test('P04 what the provider may have paid is not refused', () => {
  expect(nextStatus({ status: 'APPROVED', isSent: true }, 'refuse')).toBeUndefined()
})

test('P04 whatever happens in whatever order, the money of a withdrawal comes back or goes out, and never both', () => {
  const back = new Set(['refuse', 'cancel', 'failed', 'refund'])
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...moves), { maxLength: 30 }), (tried) => {
      let status: (typeof withdrawalStatuses)[number] = 'PENDING'
      let [returns, payments] = [0, 0]
      for (const move of tried) {
        const next = nextStatus({ status, isSent: false }, move)
        if (next === undefined) continue
        if (move === 'paid') payments += 1
        if (move === 'refund') expect(payments).toBe(1)
        else if (back.has(move)) expect(payments).toBe(0)
        if (back.has(move)) returns += 1
        status = next
      }
      expect(returns).toBeLessThanOrEqual(1)
      expect(payments).toBeLessThanOrEqual(1)
    }),
  )
})
