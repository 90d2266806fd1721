import { expect, test } from 'vitest'
import { posterQuery, wallQuery } from './queries.ts'

test('L05 a row that begins below a top ten asks for the games before it too', () => {
  const query = posterQuery({ category: 'RNG', order: 'popular', count: 12, firstPlace: 11 })
  expect(query).toEqual({ gameType: 'RNG', gameClassify: 'ALL', pageNo: 1, pageSize: 22 })
})

test('C03 a list without end begins with page 1 of 42', () => {
  const first = { gameClassify: 'ALL', pageNo: 1, pageSize: 42 }
  expect(wallQuery({ order: 'popular' })).toEqual(first)
  expect(wallQuery({ category: 'RNG', order: 'new' })).toEqual({ ...first, gameType: 'RNG', gameClassify: 'NEW' })
})
