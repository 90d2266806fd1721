import { expect, test } from 'vitest'
import { posterQuery } from './queries.ts'

test('L05 a row that begins below a top ten asks for the games before it too', () => {
  const query = posterQuery({ category: 'RNG', order: 'popular', count: 12, firstPlace: 11 })
  expect(query).toEqual({ gameType: 'RNG', gameClassify: 'ALL', pageNo: 1, pageSize: 22 })
})
