import { brotliDecompressSync } from 'node:zlib'
import { leastStakeOf } from '@foyer/rules'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lines } from '../games/lines/engine/lines.ts'
import { createVendorsFixture, script } from './vendorsFixture.ts'

let vendors: Awaited<ReturnType<typeof createVendorsFixture>>
beforeEach(async () => {
  vendors = await createVendorsFixture()
})
afterEach(() => vendors.close())

describe('a session', () => {
  test('begins with a launch token and tells game, studio and balance', async () => {
    const { token, state } = await vendors.start()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(state).toMatchObject({
      title: 'Lantern Harbor',
      provider: 'Backstage Games',
      inHouse: true,
      balance: 10_000,
      history: [],
      trial: false,
    })
  })

  test('is refused to other tokens', async () => {
    expect(await vendors.state('x'.repeat(43))).toMatchObject({ status: 401, body: { code: 'session_over' } })
    expect(await vendors.send('GET', '/api/session')).toMatchObject({ status: 401 })
  })

  test('is over when the wallet says so', async () => {
    const { token } = await vendors.start()
    vendors.wallet.sessionOver = true
    expect(await vendors.spin(token, 's-1')).toMatchObject({ status: 401, body: { code: 'session_over' } })
  })
})

describe('a spin', () => {
  test('takes the stake, pays what its stops show and stands in the history', async () => {
    const { token } = await vendors.start()
    const { body: round } = await vendors.spin(token, 's-1', 200)
    const { stops = [] } = round.result.spin.steps[0] ?? {}
    let drawn = 0
    expect(lines.playRound(200, () => stops[drawn++] ?? 0).spin).toEqual(round.result.spin)
    expect(round.balance).toBe(10_000 - 200 + round.result.win)
    expect(vendors.wallet.balance).toBe(round.balance)
    expect((await vendors.state(token)).body).toMatchObject({
      history: [round],
      totals: { rounds: 1, staked: 200, won: round.result.win },
    })
  })

  test('GW07 asked for again gives the same round and moves no money', async () => {
    const { token } = await vendors.start()
    const first = await vendors.spin(token, 's-1')
    expect((await vendors.spin(token, 's-1')).body).toEqual(first.body)
    expect([vendors.wallet.countOf('bet'), vendors.wallet.countOf('win')]).toEqual([1, 1])
    expect(await vendors.spin(token, 's-1', 200)).toMatchObject({ status: 409, body: { code: 'play_conflict' } })
  })

  test('GW07 asked for many times at once is one round', async () => {
    const { token } = await vendors.start()
    const answers = await Promise.all([1, 2, 3, 4].map(() => vendors.spin(token, 's-1')))
    // Those that come while it is being written down are told to come again.
    const rounds = answers.filter(({ status }) => status === 200).map(({ body }) => JSON.stringify(body))
    expect(new Set(rounds).size).toBe(1)
    expect(vendors.wallet.countOf('bet')).toBe(1)
  })

  test('is refused when the balance is too low, and nothing is drawn for the player to see', async () => {
    vendors.wallet.balance = 50
    const { token } = await vendors.start()
    const answer = await vendors.spin(token, 's-1')
    expect(answer).toMatchObject({ status: 409, body: { code: 'insufficient_funds' } })
    expect(Object.keys(answer.body)).toEqual(['code'])
    expect(vendors.wallet.countOf('win')).toBe(0)
  })

  test('L23 is refused below the lowest bet of its title, and taken at it', async () => {
    vendors.wallet.gameId = 'moon-1'
    const { token } = await vendors.start()
    const least = leastStakeOf('moon-1')
    expect(least).toBeGreaterThan(20)
    expect(await vendors.spin(token, 's-1', 20)).toMatchObject({ status: 422, body: { code: 'malformed' } })
    expect(vendors.wallet.countOf('bet')).toBe(0)
    expect((await vendors.spin(token, 's-2', least)).status).toBe(200)
  })

  test.each([
    ['a stake that is not offered', { playId: 'a', stake: 21 }],
    ['a stake as text', { playId: 'a', stake: '100' }],
    ['an unknown field', { playId: 'a', stake: 100, win: 5 }],
    ['no spin id', { stake: 100 }],
    ['a spin id with spaces', { playId: 'a b', stake: 100 }],
  ])('is refused with %s', async (_name, body) => {
    const { token } = await vendors.start()
    expect(await vendors.send('POST', '/api/rounds/lines', token, body)).toMatchObject({
      status: 422,
      body: { code: 'malformed' },
    })
  })
})

describe('when the wallet is hard to reach', () => {
  test('GW07 a call whose answer was lost is repeated and counts once', async () => {
    const { token } = await vendors.start()
    vendors.wallet.faults.push('answer-lost', 'lost')
    const { status, body } = await vendors.spin(token, 's-1')
    expect(status).toBe(200)
    expect(vendors.wallet.balance).toBe(body.balance)
    expect(body.balance).toBe(9900 + body.result.win)
  })

  test('GW07 a spin that could not be finished is named in the state and finished by the same spin id', async () => {
    const { token } = await vendors.start()
    vendors.wallet.faults.push('answer-lost', 'lost', 'lost')
    expect(await vendors.spin(token, 's-1')).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect((await vendors.state(token)).body.openPlay).toEqual({ playId: 's-1', stake: 100 })
    expect(await vendors.spin(token, 's-2')).toMatchObject({ status: 409, body: { code: 'round_running' } })
    const { body } = await vendors.spin(token, 's-1')
    expect(vendors.wallet.balance).toBe(9900 + body.result.win)
  })

  test('GW07 a round survives a restart between stake and win, with the same outcome, paid once', async () => {
    const { token } = await vendors.start()
    vendors.wallet.faults.push('none', 'lost', 'lost', 'lost')
    expect((await vendors.spin(token, 's-1')).status).toBe(503)
    await vendors.restart()
    const { body } = await vendors.spin(token, 's-1')
    expect(vendors.wallet.balance).toBe(9900 + body.result.win)
    expect([vendors.wallet.countOf('win'), (await vendors.state(token)).body.history.length]).toEqual([1, 1])
  })

  test('GW07 a win that is owed is paid without the browser asking', async () => {
    const { token } = await vendors.start()
    vendors.wallet.faults.push('none', 'lost', 'answer-lost', 'lost')
    expect((await vendors.spin(token, 's-1')).status).toBe(503)
    await vi.waitFor(async () => expect((await vendors.state(token)).body.history).toHaveLength(1))
    expect((await vendors.state(token)).body).toMatchObject({
      balance: vendors.wallet.balance,
      history: [{ balance: vendors.wallet.balance }],
    })
  })

  test('GW07 a spin that nobody asks for any more is taken back', async () => {
    const { token } = await vendors.start()
    vendors.wallet.faults.push('answer-lost', 'lost', 'lost')
    await vendors.spin(token, 's-1')
    expect(vendors.wallet.balance).toBe(9900)
    vendors.world.now += 61_000
    await vi.waitFor(() => expect(vendors.wallet.countOf('rollback')).toBe(1))
    expect(vendors.wallet.balance).toBe(10_000)
    expect(await vendors.spin(token, 's-1')).toMatchObject({ status: 409, body: { code: 'round_cancelled' } })
  })

  test('GW07 a stake refused after a lost try can never be taken later', async () => {
    const { token } = await vendors.start()
    vendors.wallet.balance = 50
    vendors.wallet.faults.push('lost')
    expect(await vendors.spin(token, 's-1')).toMatchObject({ body: { code: 'insufficient_funds' } })
    expect(vendors.wallet.countOf('rollback')).toBe(1)
  })

  test('GW07 a win that the wallet refuses keeps nobody from playing on, after a restart too, and is paid once', async () => {
    const { token } = await vendors.start()
    vendors.wallet.knowsNoRound = true
    expect(await vendors.spin(token, 's-1')).toMatchObject({ status: 409, body: { code: 'win_owed' } })
    expect(await vendors.spin(token, 's-2')).toMatchObject({ status: 409, body: { code: 'win_owed' } })
    await vendors.restart()
    expect((await vendors.state(token)).body.openPlay).toMatchObject({ playId: 's-2' })
    await vi.waitFor(async () => expect(await vendors.spin(token, 's-3')).toMatchObject({ body: { code: 'win_owed' } }))
    vendors.wallet.knowsNoRound = false
    await vi.waitFor(async () => expect((await vendors.state(token)).body).not.toHaveProperty('openPlay'))
    const { history, totals, balance } = (await vendors.state(token)).body
    expect(history.map(({ playId }) => playId).sort()).toEqual(['s-1', 's-2', 's-3'])
    expect(balance).toBe(10_000 - totals.staked + totals.won)
  })
})

test('FP15 a title of another genre is told apart, so that the page can say what opens', async () => {
  const own = await vendors.start()
  expect(own.state).toMatchObject({ otherGenre: false, kind: 'lines' })
  Object.assign(vendors.wallet, { trial: true, playMoneyOnly: true, category: 'PVP', genre: 'Cards' })
  const { state } = await vendors.start()
  expect(state).toMatchObject({ trial: true, otherGenre: true })
})

describe('what the browser gets', () => {
  test('only the portals may frame a game, nothing foreign runs, and there are no cookies', async () => {
    const page = await vendors.page()
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain('frame-ancestors http://localhost:4000;')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    expect(page.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    expect(page.headers['set-cookie']).toBeUndefined()
  })

  test('a game comes compressed to whoever reads that, and as it is to everyone else', async () => {
    const packed = await vendors.get('/assets/index.js', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br' })
    expect(packed.headers['content-type']).toMatch(/javascript/)
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(script)
    const plain = await vendors.get('/assets/index.js', { 'accept-encoding': 'identity' })
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, script])
  })

  test('every answer has these headers, a refusal too', async () => {
    const { status, headers } = await vendors.send('GET', '/nowhere')
    expect([status, headers['x-content-type-options']]).toEqual([404, 'nosniff'])
    expect((await vendors.send('GET', '/api/session')).headers['cache-control']).toBe('no-store')
  })

  test.each(['/api/%', `/api/lottery/subscriptions/${'x'.repeat(65)}/stop`])(
    'an address that cannot be read is refused as any other, and not said back: %s',
    async (url) => {
      const { status, body, headers } = await vendors.send('POST', url, undefined, {})
      expect([status, body]).toEqual([404, { code: 'not_found' }])
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
    },
  )
})
