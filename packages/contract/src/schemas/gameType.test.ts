import { expect, test } from 'vitest'
import { askedOf, type Operation, type OperationId, operations } from '../index.ts'
import { type GameType, gameTypeFromWire, gameTypesAsked, gameTypeToWire } from './gameType.ts'

const categories = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'] as const

test.each([
  ['RNG', { gameType: 'RNG' }],
  ['PVP', { gameType: 'PVP' }],
  ['LIVE', { gameType: 'LIVE' }],
  ['FISH', { gameType: 'FISH' }],
  ['SPORTS', { gameType: 'SPORTS', gameCategory: 'SPORTS' }],
  ['ESPORTS', { gameType: 'SPORTS', gameCategory: 'ESPORTS' }],
  ['COCKFIGHT', { gameType: 'SPORTS', gameCategory: 'COCKFIGHT' }],
  ['LOTT', { gameType: 'LOTT' }],
  ['ELOTT', { gameType: 'ELOTT' }],
] as const)('C27 %s goes over the wire as its code, and comes back as what it was', (category, wire) => {
  expect(gameTypeToWire(category)).toEqual(wire)
  expect(gameTypeFromWire(wire)).toBe(category)
  expect(gameTypesAsked(wire)).toEqual([category])
})

test('C27 a code alone asks for all of its categories, and none for none in particular', () => {
  expect(gameTypesAsked({ gameType: 'SPORTS' })).toEqual(['SPORTS', 'ESPORTS', 'COCKFIGHT'])
  expect(gameTypesAsked({ gameCategory: 'COCKFIGHT' })).toEqual(['COCKFIGHT'])
  expect(gameTypesAsked({ gameType: 'RNG', gameCategory: 'ESPORTS' })).toEqual([])
  expect(gameTypesAsked({})).toBeUndefined()
})

test('C26 C27 of a server that tells no categories, matches are sports, those of TF esports', () => {
  expect(gameTypeFromWire({ gameType: 'SPORTS' }, 'AAA')).toBe('SPORTS')
  expect(gameTypeFromWire({ gameType: 'SPORTS' }, 'TF')).toBe('ESPORTS')
  expect(gameTypeFromWire({ gameType: 'RNG' }, 'TF')).toBe('RNG')
  // A category that is none of the code's says nothing.
  expect(gameTypeFromWire({ gameType: 'RNG', gameCategory: 'ESPORTS' })).toBe('RNG')
})

const asksByType = (Object.entries(operations) as [OperationId, Operation][]).filter(
  ([, { shape }]) => 'gameType' in (shape.query ?? shape.body ?? { properties: {} }).properties,
)

test.each(asksByType)('C27 %s asks by the code of the wire and takes no other', (_id, operation) => {
  const asked = (gameType: GameType) => askedOf(operation, { gameType, kept: 1 })
  expect(asked('ESPORTS')).toEqual({ gameType: 'SPORTS', gameCategory: 'ESPORTS', kept: 1 })
  expect(asked('RNG')).toEqual({ gameType: 'RNG', kept: 1 })
  expect(askedOf(operation, {})).toEqual({})
  expect(askedOf(operation, undefined)).toBeUndefined()
  const codes = JSON.stringify((operation.shape.query ?? operation.shape.body)?.properties.gameType)
  for (const category of categories)
    expect(codes.includes(`"${category}"`), category).toBe(!['ESPORTS', 'COCKFIGHT'].includes(category))
})

test('C27 the portal gives the category alone to every call that asks by type', () => {
  expect(asksByType.map(([id]) => id).sort()).toEqual([
    'addFavourite',
    'betHistory',
    'favouriteGames',
    'gameFacets',
    'gameList',
    'hotGames',
    'personalProfit',
    'popupGames',
    'recentGames',
    'removeFavourite',
    'transactionHistory',
  ])
})

test('C27 I32 P06 P07 rows of answers become categories again', () => {
  const type = { gameType: 'SPORTS', gameCategory: 'COCKFIGHT' } as const
  expect(operations.vendorGameTypes.fromWire([{ ...type, gameClassify: ['A'] }], 2)).toEqual([
    { gameType: 'COCKFIGHT', gameClassify: ['A'] },
  ])
  const money = { betAmount: '1.00', winAmount: '0.00', netAmount: '-1.00' }
  const page = { totals: money, dayTotals: [], totalPages: 1, totalCount: 1 }
  const bet = { betId: '1', betTime: '', gameName: 'A', vassalage: 'AAA', displayName: 'A', status: 'LOST' } as const
  const { bets } = operations.betHistory.fromWire({ ...page, list: [{ ...bet, ...type, ...money }] }, 2)
  expect(bets[0]).toMatchObject({ gameType: 'COCKFIGHT', betAmount: 100 })
  expect(bets[0]).not.toHaveProperty('gameCategory')
  const entry = { entryId: '1.1', time: '', kind: 'bet', reference: 'AAA:1', amount: '-1.00', balanceAfter: '1.00' }
  const totals = { inAmount: '0.00', outAmount: '1.00', netAmount: '-1.00' }
  const { transactions } = operations.transactionHistory.fromWire(
    { ...page, totals, list: [{ ...entry, ...type, vassalage: 'AAA' }, entry] },
    2,
  )
  expect(transactions.map(({ gameType }) => gameType)).toEqual(['COCKFIGHT', undefined])
  expect(transactions[0]).not.toHaveProperty('gameCategory')
})
