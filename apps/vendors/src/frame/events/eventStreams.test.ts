import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { GameError } from '../../server/gameError.ts'
import { createEventStreams } from './eventStreams.ts'

async function createStreams(confirm: (player: string) => Promise<void> = async () => undefined) {
  const app = fastify({ forceCloseConnections: true })
  const streams = createEventStreams(app)
  app.setErrorHandler((error, _request, reply) => reply.code(error instanceof GameError ? error.status : 500).send())
  app.get<{ Params: { player: string } }>('/:player', (request, reply) => {
    const { player } = request.params
    streams.expectRoom(player)
    streams.open(reply, player, () => confirm(player))
    return reply
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const open = async (player: string) => {
    const gone = new AbortController()
    const answer = await fetch(`${url}/${player}`, { signal: gone.signal })
    return { status: answer.status, ended: answer.text().catch(() => ''), leave: () => gone.abort() }
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

test('P02 players are asked for two at a time each minute, and the stream of one who may not hear on ends', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const asked: string[] = []
  const answers: (() => void)[] = []
  const { open, close } = await createStreams(async (player) => {
    asked.push(player)
    await new Promise<void>((resolve) => answers.push(resolve))
    if (player === 'p1') throw new GameError('session_over')
  })
  const players = Array.from({ length: 12 }, (_, n) => `p${n % 6}`)
  const ends: Promise<string>[] = []
  for (const player of players) {
    const { ended } = await open(player)
    if (player === 'p1') ends.push(ended)
  }
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual(['p0', 'p1'])
  // A minute that comes before the last one's questions are answered asks nothing more.
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(2)
  vi.useRealTimers()
  for (let answered = 0; answered < players.length; answered += 1) {
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(answered))
    expect(asked.length - answered).toBeLessThanOrEqual(2)
    answers[answered]?.()
  }
  expect(asked).toEqual(players)
  await Promise.all(ends)
  await close()
})
