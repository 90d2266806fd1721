import type { Vendor, VendorCategory } from '@foyer/contract'
import { expect, test } from 'vitest'
import { classTabs } from './classTabs.ts'

const vendor = (vassalage: string, gameClassify: string[]): Vendor => ({
  vassalage,
  displayName: vassalage,
  isHot: 0,
  iconUrl: '',
  gameClassify,
  gameCount: 1,
})
const category: VendorCategory = {
  gameCategory: 'RNG',
  gameClassify: ['CLASSIC', 'JACKPOT'],
  vendors: [vendor('BGS', ['CLASSIC']), vendor('NEO', ['HOT', 'BONUS'])],
}

test('L14 slots have NEW, other lobbies do not', () => {
  expect(classTabs(undefined, 'RNG', '')).toEqual(['ALL', 'FAV', 'NEW', 'HOT'])
  expect(classTabs(undefined, 'LIVE', '')).toEqual(['ALL', 'FAV', 'HOT'])
})

test('L14 the classes are those of the category until a provider is chosen', () => {
  expect(classTabs(category, 'RNG', '')).toEqual(['ALL', 'FAV', 'NEW', 'HOT', 'CLASSIC', 'JACKPOT'])
  expect(classTabs(category, 'RNG', 'BGS')).toEqual(['ALL', 'FAV', 'NEW', 'HOT', 'CLASSIC'])
})

test('L14 a provider class that repeats a fixed tab is shown once, an unknown provider counts as none', () => {
  expect(classTabs(category, 'RNG', 'NEO')).toEqual(['ALL', 'FAV', 'NEW', 'HOT', 'BONUS'])
  expect(classTabs(category, 'RNG', 'GONE')).toContain('JACKPOT')
})

test('I32 the classes of a chosen provider are those it says it offers of this type', () => {
  const offers = [
    { gameType: 'FISH' as const, gameClassify: ['REEF'] },
    { gameType: 'RNG' as const, gameClassify: ['VIDEO', 'NEW'] },
  ]
  expect(classTabs(category, 'RNG', 'BGS', offers)).toEqual(['ALL', 'FAV', 'NEW', 'HOT', 'VIDEO'])
  expect(classTabs(category, 'RNG', 'BGS', [{ gameType: 'RNG', gameClassify: [] }])).toEqual([
    'ALL',
    'FAV',
    'NEW',
    'HOT',
  ])
})

test('I32 a provider that says nothing of this type has the classes of the list of all providers', () => {
  const offers = [{ gameType: 'FISH' as const, gameClassify: ['REEF'] }]
  expect(classTabs(category, 'RNG', 'BGS', offers)).toEqual(['ALL', 'FAV', 'NEW', 'HOT', 'CLASSIC'])
  expect(classTabs(category, 'RNG', 'BGS', [])).toEqual(classTabs(category, 'RNG', 'BGS'))
})
