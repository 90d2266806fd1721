import { GameTypeSchema } from '@foyer/contract'
import { expect, test } from 'vitest'
import { CategoryRowSettings, HotGamesSettings } from '../config.schema.ts'
import { rowQuery } from './queries.ts'
import { moreQuery, rowVendors, showsGames } from './rowCategory.ts'

const vendors = [{ vassalage: 'TF' }, { vassalage: 'NEO' }]

test('L11 slots, live, fish and cards show games, the others vendors', () => {
  expect((['RNG', 'LIVE', 'FISH', 'PVP'] as const).map(showsGames)).toEqual([true, true, true, true])
  expect((['SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'] as const).some(showsGames)).toBe(false)
})

test('L12 slots and fish have 4 vendors, the others 2', () => {
  expect((['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'LOTT'] as const).map(rowVendors)).toEqual([4, 4, 2, 2, 2, 2])
})

test('L09 more of sports and esports preselects the first provider', () => {
  expect(moreQuery('SPORTS', vendors)).toEqual({ vendor: 'TF' })
  expect(moreQuery('ESPORTS', vendors)).toEqual({ vendor: 'TF' })
  expect(moreQuery('ESPORTS', [])).toEqual({})
})

test('L08 L10 more of the other categories chooses no provider', () => {
  expect(moreQuery('RNG', vendors)).toEqual({})
  expect(moreQuery('COCKFIGHT', vendors)).toEqual({})
})

test('FI04 a row can show every category there is', () => {
  const offered = CategoryRowSettings.properties.category
  expect(offered).toMatchObject({ anyOf: GameTypeSchema.anyOf, default: 'RNG' })
  expect(GameTypeSchema.anyOf.map(({ const: code }) => code)).toContain('ELOTT')
})

test('C08 L02 L11 home shows 8 hot games, and 10 of a category', () => {
  expect(HotGamesSettings.properties.count).toMatchObject({ default: 8 })
  expect(rowQuery('RNG')).toMatchObject({ pageNo: 1, pageSize: 10 })
})
