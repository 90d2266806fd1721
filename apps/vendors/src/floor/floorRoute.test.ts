import { createHmac } from 'node:crypto'
import { type FloorFacts, floorBase, signedPost } from '@foyer/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createVendorsFixture } from '../server/vendorsFixture.ts'

let vendors: Awaited<ReturnType<typeof createVendorsFixture>>
beforeEach(async () => {
  vendors = await createVendorsFixture()
})
afterEach(() => vendors.close())

const path = `${floorBase}/state`
const place = { merchant: 'COMET', currency: 'USD', decimals: 2 }
const roulette = { gameId: 'slv-0001', name: 'Vero Roulette', category: 'LIVE', genre: 'Roulette' }
const jackpot = { gameId: 'moon-1', name: 'Moon Jackpot', category: 'RNG', genre: 'Jackpot' }
async function ask(titles: readonly object[], change: Readonly<Record<string, unknown>> = {}) {
  const secret = Buffer.from('secret of the vendor in tests')
  const body = JSON.stringify({ ...place, titles, ...change })
  const { headers } = await signedPost({ caller: 'SLV', callerHeader: 'X-Vendor', path, body, secret })
  const answer = await vendors.post(path, body, headers)
  return { status: answer.statusCode, games: answer.json<{ games: FloorFacts[] }>().games }
}

test('I38 a table with nobody at it tells its limits, and all seats free', async () => {
  const { status, games } = await ask([roulette])
  expect(status).toBe(200)
  const [facts] = games
  expect(facts).toMatchObject({ gameId: 'slv-0001', table: { minBet: 0.1, lastResults: [] } })
  expect(facts?.table?.seats).toBeGreaterThan(0)
  expect(facts?.table?.seatsFree).toBe(facts?.table?.seats)
  expect(facts?.table?.maxBet).toBeGreaterThan(100)
})

test('QR22 a jackpot tells the pool of its merchant and currency as its players see it, and what goes there', async () => {
  vendors.wallet.gameId = 'moon-1'
  vendors.wallet.genre = 'Jackpot'
  const before = (await ask([jackpot])).games[0]?.jackpot
  expect(before).toEqual({ amount: 50_000, share: 1 })
  const { token } = await vendors.start()
  for (const id of ['s-1', 's-2'])
    expect((await vendors.send('POST', '/api/rounds/jackpot', token, { playId: id, stake: 5000 })).status).toBe(200)
  const amount = (await vendors.send<{ amount: number }>('GET', '/api/pool', token)).body.amount
  expect((await ask([jackpot])).games[0]?.jackpot?.amount).toBe(amount)
  expect(amount).toBeGreaterThan(50_000)
  expect((await ask([jackpot], { merchant: 'MARIGOLD' })).games[0]?.jackpot?.amount).toBe(50_000)
})

test('I38 titles of which nothing is known are left out', async () => {
  const slot = { gameId: 'moon-2', name: 'Moon', category: 'RNG', genre: 'Video' }
  const other = { gameId: 'slv-2', name: 'Vero Baccarat', category: 'LIVE', genre: 'Baccarat' }
  expect((await ask([slot, other])).games).toEqual([])
})

test('I38 only the gateway is told, by the signature of the vendor, and only what it asks for rightly', async () => {
  expect((await ask([roulette], { currency: 'dollars' })).status).toBe(422)
  expect((await ask([{ ...roulette, extra: 1 }])).status).toBe(422)
  const body = JSON.stringify({ ...place, titles: [roulette] })
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', 'another secret').update(body).digest('hex')
  const headers = { 'X-Vendor': 'SLV', 'X-Timestamp': timestamp, 'X-Signature': signature }
  const json = { 'content-type': 'application/json' }
  expect((await vendors.post(path, body, { ...headers, ...json })).statusCode).toBe(401)
  expect((await vendors.post(path, body, json)).statusCode).toBe(401)
})
