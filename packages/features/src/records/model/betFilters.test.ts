import type { Vendor, VendorCategory } from '@foyer/contract'
import type { FilterDeclaration } from '@foyer/feature-api'
import { expect, test } from 'vitest'
import { betFilters, betInput } from './betFilters.ts'

const vendor = (vassalage: string, displayName: string): Vendor => ({
  vassalage,
  displayName,
  isHot: 0,
  iconUrl: '',
  gameClassify: [],
  gameCount: 1,
})
const vendors: VendorCategory[] = [
  { gameCategory: 'RNG', gameClassify: [], vendors: [vendor('B', 'Zebra'), vendor('A', 'Çınar')] },
  { gameCategory: 'LIVE', gameClassify: [], vendors: [vendor('A', 'Çınar'), vendor('C', 'Deniz')] },
]
const names = { t: (key: string) => key, nameOf: (type: string) => `name of ${type}`, language: 'tr' }
const optionsOf = (filters: readonly FilterDeclaration[], id: string) =>
  filters.flatMap((filter) => (filter.kind === 'select' && filter.id === id ? (filter.options ?? []) : []))

test('P06 providers are those of the chosen category, each once, sorted in the page language', () => {
  const labels = optionsOf(betFilters(names, vendors, ''), 'provider').map(({ label }) => label)
  expect(labels).toEqual(['Çınar', 'Deniz', 'Zebra'])
  expect(optionsOf(betFilters(names, vendors, 'RNG'), 'provider').map(({ value }) => value)).toEqual(['A', 'B'])
})

test('P06 categories are those that have vendors', () => {
  expect(optionsOf(betFilters(names, vendors, 'RNG'), 'category')).toEqual([
    { value: 'RNG', label: 'name of RNG' },
    { value: 'LIVE', label: 'name of LIVE' },
  ])
})

test('P06 filters ask for their days and only for what is chosen', () => {
  const days = { from: '2026-11-01', to: '2026-11-21' }
  const asked = { startDate: '2026-11-01', endDate: '2026-11-21', timeZone: 'UTC' }
  expect(betInput({ ...days, category: '', provider: '', status: '', reference: ' ' }, 'UTC')).toEqual(asked)
  const values = { ...days, category: 'RNG', provider: 'BGS', status: 'WON', reference: ' r-7 ' }
  expect(betInput(values, 'UTC')).toEqual({ ...asked, gameType: 'RNG', vassalage: 'BGS', status: 'WON', betId: 'r-7' })
})
