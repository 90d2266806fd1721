import type { Deposit } from '@foyer/contract'
import { expect, test } from 'vitest'
import { depositList } from './depositList.ts'

const deposit = (day: number, status: Deposit['status']): Deposit => ({
  reference: `D${day}`,
  methodId: 'card',
  kind: 'hosted',
  amount: '50.00',
  fee: '0.00',
  credit: '50.00',
  status,
  createdAt: `2026-11-0${day}T10:00:00Z`,
  expiresAt: `2026-11-0${day}T11:00:00Z`,
  timeline: [],
})
const seenOf = (...list: readonly Deposit[]) => new Map(list.map((one) => [one.reference, one]))
const names = (list: readonly Deposit[]) => list.map(({ reference }) => reference)

test('P03 an open deposit is there however many came after it, and older ones follow the newest', () => {
  const { waiting, past } = depositList({
    seen: seenOf(deposit(2, 'FAILED'), deposit(8, 'CREDITED')),
    open: [deposit(1, 'PENDING')],
    newest: [deposit(9, 'EXPIRED'), deposit(8, 'CREDITED')],
  })
  expect(names(waiting)).toEqual(['D1'])
  expect(names(past)).toEqual(['D9', 'D8', 'D2'])
})

test('P03 the latest answer about a deposit counts, and nothing waits that is not said to be open any more', () => {
  const { waiting, past } = depositList({
    seen: seenOf(deposit(5, 'PENDING'), deposit(3, 'PENDING')),
    open: [],
    newest: [deposit(5, 'CREDITED')],
  })
  expect(names(waiting)).toEqual([])
  expect(past.map(({ status }) => status)).toEqual(['CREDITED'])
})
