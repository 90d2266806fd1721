import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { GameError } from '../../server/gameError.ts'
import { createEventStreams } from './eventStreams.ts'

async function createStreams() {
  const app = fastify({ forceCloseConnections: true })
  const streams = createEventStreams(app)
  app.setErrorHandler((error, _request, reply) => reply.code(error instanceof GameError ? error.status : 500).send())
  app.get<{ Params: { player: string } }>('/:player', (request, reply) => {
    const { player } = request.params
    streams.expectRoom(player)
    streams.open(reply, player)
    return reply
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const open = async (player: string) => {
    const gone = new AbortController()
    const { status } = await fetch(`${url}/${player}`, { signal: gone.signal })
    return { status, leave: () => gone.abort() }
  }
  return { open, close: () => app.close() }
}

test('I38 a player holds twelve streams and no more; one that ends makes room, and others are not held up', async () => {
  const { open, close } = await createStreams()
  const held = await Promise.all(Array.from({ length: 12 }, () => open('ada')))
  expect(held.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
  expect((await open('ada')).status).toBe(429)
  expect((await open('ben')).status).toBe(200)
  held[0]?.leave()
  await vi.waitFor(async () => expect((await open('ada')).status).toBe(200))
  await close()
})
