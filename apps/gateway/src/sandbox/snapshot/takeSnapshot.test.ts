import { fileURLToPath } from 'node:url'
import { type OperationId, operations } from '@foyer/contract'
import Value from 'typebox/value'
import { expect, test } from 'vitest'
import { publicQueries } from './publicQueries.ts'
import { takeSnapshot } from './takeSnapshot.ts'

const brandsDir = fileURLToPath(new URL('../../../../../brand-configs', import.meta.url))
const now = new Date('2026-11-21T12:00:00Z')

test('GW11 records what public pages show, in every language, without a running server', async () => {
  const snapshot = await takeSnapshot({ brandsDir, brand: 'comet', now, queries: publicQueries })
  expect(snapshot).toMatchObject({ version: 1, merchant: 'COMET', takenAt: now.toISOString() })
  const keys = Object.keys(snapshot.answers).map((key) => JSON.parse(key) as [OperationId, string, object | null])
  expect(keys).toHaveLength(publicQueries.length * 2)
  expect(new Set(keys.map(([, language]) => language))).toEqual(new Set(['EN', 'TY']))
  for (const [id, wire] of Object.entries(snapshot.answers)) {
    const [operation] = JSON.parse(id) as [OperationId]
    expect(Value.Check(operations[operation].shape.value, wire), id).toBe(true)
  }
}, 60_000)

test('GW11 asks only what a guest may ask', () => {
  for (const { operation } of publicQueries) expect(operations[operation].shape.access).toBe('guest')
})

test('GW11 says which brand cannot be used', async () => {
  await expect(takeSnapshot({ brandsDir, brand: 'nobody', now, queries: [] })).rejects.toThrow(
    'the brand "nobody" cannot be used',
  )
}, 60_000)
