import { afterEach, expect, test, vi } from 'vitest'
import { askRound, callServer, RefusedCall, UnansweredCall } from './gameApi.ts'

afterEach(() => vi.unstubAllGlobals())
const answer = (body: string, status = 200) => vi.stubGlobal('fetch', async () => new Response(body, { status }))
const round = { playId: 'play-0001', stake: 100 }

test.each(['null', '{}', '[]', '"ok"', '<html>', '{"playId":"play-0002"}'])(
  'GW07 what is no answer to the round that was asked for decides nothing: %s',
  async (body) => {
    answer(body)
    await expect(askRound('token', 'lines', round)).rejects.toBeInstanceOf(UnansweredCall)
  },
)

test('GW07 a round and a refusal of the server are what they say', async () => {
  answer(JSON.stringify({ playId: round.playId, roundId: 'R1' }))
  expect(await askRound('token', 'lines', round)).toMatchObject({ roundId: 'R1' })
  answer('{"code":"insufficient_funds"}', 409)
  await expect(askRound('token', 'lines', round)).rejects.toMatchObject({ code: 'insufficient_funds' })
  await expect(askRound('token', 'lines', round)).rejects.toBeInstanceOf(RefusedCall)
  answer('null', 502)
  await expect(callServer('GET', '/api/pool', 'token')).rejects.toBeInstanceOf(UnansweredCall)
})
