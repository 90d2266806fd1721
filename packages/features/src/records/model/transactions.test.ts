import { depositKinds, transactionGroups, transactionKinds } from '@foyer/contract'
import { expect, test } from 'vitest'
import en from '../messages/en.json'
import { kindName } from './kindName.ts'
import { type Transaction, transactionColumns } from './transactionColumns.ts'
import { transactionFilters, transactionInput } from './transactionFilters.ts'

const t = (key: string, values?: Readonly<Record<string, unknown>>) => [key, ...Object.values(values ?? {})].join(' ')
const names = { t, nameOf: (type: string) => `name of ${type}`, language: 'en' }
const bet: Transaction = {
  entryId: '1042.1',
  time: '2026-11-20T22:30:05Z',
  kind: 'bet',
  reference: 'BGS:r-7',
  gameName: 'Nova',
  gameType: 'RNG',
  vassalage: 'BGS',
  displayName: 'Backstage',
  amount: -150,
  balanceAfter: 9850,
}
const columns = transactionColumns(t, (minor) => `$${minor}`, { inAmount: 10, outAmount: -4, netAmount: 6 })
const say = (row: Transaction) => columns.map(({ value }) => value(row))
const details = (row: Transaction) =>
  columns.map((column) => ('detail' in column ? column.detail?.value(row) : undefined))

test('P07 an entry says what moved the money, its number and reference, the amount and the balance after it', () => {
  expect(say(bet)).toEqual([bet.time, 'kind_bet', 'Backstage', 'BGS:r-7', -150, 9850])
  expect(details(bet).filter(Boolean)).toEqual(['1042.1', 'Nova'])
  expect(columns.flatMap((column) => ('total' in column ? column.total : []))).toEqual([6])
})

test('P07 an entry that no game belongs to says nothing of games', () => {
  const { entryId, time, reference, balanceAfter } = bet
  const deposit = { entryId, time, reference, balanceAfter, kind: 'deposit', amount: 5000 }
  expect(say(deposit)).toEqual([bet.time, 'kind_deposit', '', 'BGS:r-7', 5000, 9850])
  expect(details(deposit).filter(Boolean)).toEqual(['1042.1'])
})

test('P07 P03 a deposit says how it was paid, and the fee that its amount is without', () => {
  const { entryId, time, reference, balanceAfter } = bet
  const deposit = { entryId, time, reference, balanceAfter, kind: 'deposit', amount: 4925 }
  const detail = (payment: NonNullable<Transaction['payment']>) => details({ ...deposit, payment })[1]
  expect(detail({ kind: 'hosted', fee: 75 })).toBe('paidWithFee paidBy_hosted $75')
  expect(detail({ kind: 'transfer', fee: 0 })).toBe('paidBy_transfer')
  expect(detail({ kind: 'voucher', label: 'Kiosk', fee: 0 })).toBe('Kiosk')
  for (const kind of depositKinds) expect(en).toHaveProperty(`paidBy_${kind}`)
})

test('P07 every kind and group has a name, and a kind that came later says its own', () => {
  for (const kind of transactionKinds) expect(en).toHaveProperty(`kind_${kind}`)
  const [, kinds] = transactionFilters(names, [], '')
  expect(kinds?.kind === 'select' && kinds.options?.map(({ value }) => value)).toEqual([
    ...Object.keys(transactionGroups),
    ...transactionKinds,
  ])
  expect(kindName(t, 'lucky_draw')).toBe('kind_unknown lucky draw')
})

test('P07 filters ask for their days and only for what is chosen', () => {
  const days = { from: '2026-11-01', to: '2026-11-21' }
  const asked = { startDate: '2026-11-01', endDate: '2026-11-21', timeZone: 'UTC' }
  const open = { ...days, kind: '', category: '', provider: '', reference: ' ' }
  expect(transactionInput(open, 'UTC')).toEqual(asked)
  const chosen = { ...days, kind: 'stakes', category: 'RNG', provider: 'BGS', reference: ' 1042 ' }
  expect(transactionInput(chosen, 'UTC')).toEqual({
    ...asked,
    kind: 'stakes',
    gameType: 'RNG',
    vassalage: 'BGS',
    reference: '1042',
  })
})
