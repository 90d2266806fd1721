import { expect, test } from 'vitest'
import { withGame } from './collectGame.ts'

test('QP01 a game comes first into its collection, once, and leaves the others as they are', () => {
  const collections = [
    { collectionId: 1, name: 'a', nodeIds: [10, 11] },
    { collectionId: 2, name: 'b', nodeIds: [11] },
  ]
  expect(withGame(collections, 1, 11, true).map(({ nodeIds }) => nodeIds)).toEqual([[11, 10], [11]])
  expect(withGame(collections, 1, 12, true)[0]?.nodeIds).toEqual([12, 10, 11])
  expect(withGame(collections, 1, 10, false).map(({ nodeIds }) => nodeIds)).toEqual([[11], [11]])
})
