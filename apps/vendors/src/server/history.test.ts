import { afterEach, beforeEach, expect, test } from 'vitest'
import type { HistoryPage, RoundRecordView } from '../wire/history.ts'
import { createVendorsFixture } from './vendorsFixture.ts'

let vendors: Awaited<ReturnType<typeof createVendorsFixture>>
beforeEach(async () => {
  vendors = await createVendorsFixture()
})
afterEach(() => vendors.close())

const day = 24 * 3_600_000
const page = (token: string, before?: string) =>
  vendors.send<HistoryPage>('GET', `/api/history${before === undefined ? '' : `?before=${before}`}`, token)
const read = (token: string, round: string) => vendors.send<RoundRecordView>('GET', `/api/history/${round}`, token)
const replay = (ticket: string | undefined) =>
  vendors.send<RoundRecordView>('POST', '/api/replay', undefined, { replay: ticket ?? 'none' })

/** Plays one round in a session of its own, as the wallet tells it at the time. */
async function play(playId = 'p-1', where: Parameters<typeof vendors.start>[0] = {}) {
  const { token } = await vendors.start(where)
  const { body } = await vendors.spin(token, playId)
  return { token, round: body }
}

test('G07 a player reads a round of an earlier session again, with what decided it, after sessions are forgotten', async () => {
  const { round } = await play()
  vendors.world.now += 89 * day
  await vendors.restart()
  const { token } = await vendors.start()
  expect((await page(token)).body).toEqual({
    rounds: [{ roundId: round.roundId, playId: 'p-1', at: round.at, result: round.result }],
  })
  const { body } = await read(token, round.roundId)
  expect(body).toMatchObject({
    roundId: round.roundId,
    result: round.result,
    kind: 'lines',
    gameId: 'bgs-1',
    decimals: 2,
  })
  const [step] = round.result.spin.steps
  expect(body.draws.slice(0, 5).map(([, value]) => value)).toEqual(step?.stops)
})

test('G07 rounds are kept for 90 days', async () => {
  const { round } = await play()
  vendors.world.now += 90 * day
  await vendors.restart()
  const { token } = await vendors.start()
  expect((await page(token)).body).toEqual({ rounds: [] })
  expect(await read(token, round.roundId)).toMatchObject({ status: 404 })
})

test('G07 a session that is kept for its rounds does not open a game again after a day', async () => {
  const { token } = await play()
  vendors.world.now += day
  expect(await vendors.state(token)).toMatchObject({ status: 401, body: { code: 'session_over' } })
  expect(await page(token)).toMatchObject({ status: 401 })
})

test('G07 P02 whoever has signed out at the site reads no rounds here either', async () => {
  const { token, round } = await play()
  vendors.wallet.sessionOver = true
  for (const answer of [await page(token), await read(token, round.roundId)])
    expect(answer).toMatchObject({ status: 401, body: { code: 'session_over' } })
})

test('G07 older rounds come page by page, each once, also where they were played in one instant', async () => {
  vendors.wallet.balance = 1_000_000
  const { token } = await vendors.start()
  const played: string[] = []
  for (let n = 0; n < 65; n++) played.push((await vendors.spin(token, `p-${n}`)).body.roundId)
  const found: string[] = []
  let older: string | undefined
  const sizes: number[] = []
  do {
    const { body } = await page(token, older)
    sizes.push(body.rounds.length)
    found.push(...body.rounds.map(({ roundId }) => roundId))
    older = body.older
  } while (older !== undefined)
  expect(sizes).toEqual([30, 30, 5])
  expect(found.toSorted()).toEqual(played.toSorted())
})

test('GW07 a round of another player, merchant or vendor is not found, by its reference or in the list', async () => {
  const { round } = await play()
  vendors.wallet.player = 'q'
  const other = await vendors.start()
  vendors.wallet.player = 'p'
  const elsewhere = await vendors.start({ merchant: 'MARIGOLD' })
  const studio = await vendors.start({ vendor: 'OTW' })
  for (const { token } of [other, elsewhere, studio]) {
    expect((await page(token)).body.rounds).toEqual([])
    expect(await read(token, round.roundId)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  }
  expect(await read('x'.repeat(43), round.roundId)).toMatchObject({ status: 401 })
})

test('G07 rounds of another title and rounds with play money stand in lists of their own', async () => {
  const { round } = await play()
  vendors.wallet.trial = true
  const trial = await play('p-2')
  expect((await page(trial.token)).body.rounds.map(({ roundId }) => roundId)).toEqual([trial.round.roundId])
  vendors.wallet.trial = false
  vendors.wallet.gameId = 'bgs-2'
  const second = await vendors.start()
  expect((await page(second.token)).body.rounds).toEqual([])
  // It is the player's own round all the same.
  expect((await read(second.token, round.roundId)).status).toBe(200)
})

test('P06 the gateway gets a ticket that shows one round to whoever has it, for five minutes', async () => {
  const { round } = await play()
  const asked = await vendors.askReplay({ merchant: 'COMET', player: 'p', roundId: round.roundId })
  expect(asked.status).toBe(200)
  const shown = await replay(asked.body.replay)
  expect(shown.body).toMatchObject({ roundId: round.roundId, result: round.result, title: 'Lantern Harbor' })
  vendors.world.now += 5 * 60_000
  expect(await replay(asked.body.replay)).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test.each([
  ['another player', { player: 'q' }],
  ['another merchant', { merchant: 'MARIGOLD' }],
  ['no round', { roundId: 'R' }],
])('P06 GW07 the gateway finds no round for %s', async (_name, change) => {
  const { round } = await play()
  const question = { merchant: 'COMET', player: 'p', roundId: round.roundId, ...change }
  expect(await vendors.askReplay(question)).toEqual({ status: 200, body: {} })
})

test('P06 GW07 another vendor’s signature finds no round, a wrong one is refused, and so is a round with play money', async () => {
  const { round } = await play()
  const question = { merchant: 'COMET', player: 'p', roundId: round.roundId }
  expect(await vendors.askReplay(question, 'OTW')).toEqual({ status: 200, body: {} })
  expect((await vendors.askReplay(question, 'BGS', Buffer.from('another secret'))).status).toBe(401)
  expect((await vendors.askReplay({ ...question, more: 1 })).status).toBe(422)
  vendors.wallet.trial = true
  const trial = await play('p-2')
  expect((await vendors.askReplay({ ...question, roundId: trial.round.roundId })).body).toEqual({})
})

test('P06 GW07 a ticket that was changed, or made up, shows nothing', async () => {
  const { round } = await play()
  const { body } = await vendors.askReplay({ merchant: 'COMET', player: 'p', roundId: round.roundId })
  const [content = '', seal = ''] = (body.replay ?? '').split('.')
  const other = Buffer.from(JSON.stringify([Number.MAX_SAFE_INTEGER, 'BGS:COMET:q', round.roundId])).toString(
    'base64url',
  )
  for (const ticket of [`${other}.${seal}`, content, `${content}.`, '.', 'x', `${content}.${seal}x`])
    expect(await replay(ticket)).toMatchObject({ status: 404 })
})
