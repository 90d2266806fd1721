import { type Operation, type OperationId, operations } from '@foyer/contract'
import { expect, test, vi } from 'vitest'
import { createClient } from './index.ts'

test('FP06 I04 where nobody is signed in, what needs a session is refused without asking, and the rest is asked', async () => {
  const onSessionLost = vi.fn()
  const asked: string[] = []
  let mayBe = false
  const client = createClient({
    operation: (id: OperationId) => operations[id] as Operation, // one type for all operations
    base: 'http://localhost/api',
    merchant: 'COMET',
    language: () => 'EN',
    mayExist: () => mayBe,
    onSessionLost,
    fetch: async (request) => {
      const url = request instanceof Request ? request.url : String(request)
      asked.push(url)
      return Response.json({ success: true, value: url.includes('balance') ? { sumBalance: '12.50' } : { list: [] } })
    },
  })
  await expect(client.call('balance')).rejects.toMatchObject({ kind: 'refused', code: 'not_logged_in' })
  expect(asked).toEqual([])
  // Whoever was signed in a moment ago, as another tab signed out meanwhile, has to hear of it.
  expect(onSessionLost).toHaveBeenCalledTimes(1)
  await client.call('hotGames', {})
  expect(asked).toHaveLength(1)
  mayBe = true
  expect(await client.call('balance')).toEqual({ sumBalance: 1250 })
  expect(onSessionLost).toHaveBeenCalledTimes(1)
})
