import type { Vendor, VendorCategory } from '@foyer/contract'
import { expect, test } from 'vitest'
import { historyChoices } from './historyData.ts'

const vendor = (vassalage: string, displayName: string): Vendor => ({
  vassalage,
  displayName,
  isHot: 0,
  iconUrl: '',
  gameClassify: [],
  gameCount: 1,
})
const categories: VendorCategory[] = [
  { gameCategory: 'RNG', gameClassify: [], vendors: [vendor('B', 'Zebra'), vendor('A', 'Çınar')] },
  { gameCategory: 'LIVE', gameClassify: [], vendors: [vendor('A', 'Çınar'), vendor('C', 'Deniz')] },
]
const nameOf = (code: string) => `name of ${code}`

test('P06 providers are those of the chosen category, each once, sorted in the page language', () => {
  const all = historyChoices(categories, '', nameOf, 'tr').providers
  expect(all.map(({ label }) => label)).toEqual(['Çınar', 'Deniz', 'Zebra'])
  expect(historyChoices(categories, 'RNG', nameOf, 'tr').providers.map(({ value }) => value)).toEqual(['A', 'B'])
})

test('P06 categories are those that have vendors', () => {
  expect(historyChoices(categories, 'RNG', nameOf, 'en').categories).toEqual([
    { value: 'RNG', label: 'name of RNG' },
    { value: 'LIVE', label: 'name of LIVE' },
  ])
})
