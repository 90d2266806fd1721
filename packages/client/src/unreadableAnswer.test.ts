import { type Operation, type OperationId, operations } from '@foyer/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { createClient } from './index.ts'

afterEach(() => vi.unstubAllGlobals())

const game = { nodeId: 7, displayName: 'A', vassalage: 'A', gameType: 'RNG', supportPlay: 0, isGame: 'GAME' }

/** A client whose server lists this game. */
function listing(listed: object) {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, value: { list: [listed] } }))
  return createClient({
    operation: (id: OperationId) => operations[id] as Operation, // one type for all operations
    base: 'https://play.example/api',
    merchant: 'COMET',
    language: () => 'EN',
  })
}

test('GW04 EN04 an answer with a game that no spelling names is malformed', async () => {
  await expect(listing({ ...game, gameName: 'Otters' }).call('hotGames', {})).rejects.toMatchObject({
    kind: 'malformed',
    message: expect.stringContaining('Node 7'),
  })
})

test('EN04 a game that goes by room and node is read', async () => {
  const [room] = await listing({ ...game, roomId: 'r-7', nodeName: 'Otters', showIcon: '/o.svg' }).call('hotGames', {})
  expect(room).toMatchObject({ gameId: 'r-7', name: 'Otters', icon: '/o.svg' })
})
