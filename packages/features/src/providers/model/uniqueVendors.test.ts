import type { Vendor, VendorCategory } from '@foyer/contract'
import { expect, test } from 'vitest'
import { uniqueVendors } from './uniqueVendors.ts'

const vendor = (vassalage: string, isHot: 0 | 1 = 0): Vendor => ({
  vassalage,
  displayName: vassalage,
  isHot,
  iconUrl: '',
  gameClassify: [],
  gameCount: 1,
})
const category = (gameCategory: VendorCategory['gameCategory'], vendors: Vendor[]): VendorCategory => ({
  gameCategory,
  gameClassify: [],
  vendors,
})

test('L03 FP18 a vendor of several categories stands and counts once, in the first', () => {
  const found = uniqueVendors([category('RNG', [vendor('A'), vendor('B')]), category('LIVE', [vendor('A')])])
  expect(found.map(({ vendor: { vassalage }, gameType }) => [vassalage, gameType])).toEqual([
    ['A', 'RNG'],
    ['B', 'RNG'],
  ])
})

test('EN06 hot vendors come first and keep their order otherwise', () => {
  const found = uniqueVendors([category('RNG', [vendor('A'), vendor('B', 1), vendor('C'), vendor('D', 1)])])
  expect(found.map(({ vendor: { vassalage } }) => vassalage)).toEqual(['B', 'D', 'A', 'C'])
})
