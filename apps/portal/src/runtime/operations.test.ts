import { type Operation, operations } from '@foyer/contract'
import { expect, test } from 'vitest'
import { shellQueries } from '../routes/pageQueries.ts'
import { firstOperations, loadOperation, operationOf } from './operations.ts'

const first = firstOperations.map(([id]) => id)

test('GW05 what is asked once per session, and what the shell asks, is known from the start', () => {
  const all = Object.entries<Operation>(operations)
  const keptIds = all.flatMap(([id, { shape }]) => (shape.sessionKey === undefined ? [] : [id]))
  expect(first).toEqual(expect.arrayContaining([...keptIds, ...shellQueries.map(({ operation }) => operation)]))
})

test('FI08 an operation that no page asks first comes when it is asked', async () => {
  expect(operationOf('betHistory')).toBeUndefined()
  expect(await loadOperation('betHistory')).toBe(operations.betHistory)
  expect(operationOf('betHistory')).toBe(operations.betHistory)
  expect(operationOf('ofNoContract')).toBeUndefined()
})
