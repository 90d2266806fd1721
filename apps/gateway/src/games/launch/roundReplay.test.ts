import { randomBytes } from 'node:crypto'
import { roundsBase } from '@foyer/contract'
import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedInContext } from '../../calls/handlers.ts'
import { createSeamlessFixture, testMerchant } from '../../wallet/seamless/testing/seamlessFixture.ts'
import { roundReplay } from './roundReplay.ts'

let wallet: Awaited<ReturnType<typeof createSeamlessFixture>>
const vendor = fastify()
/** What the vendor was asked, and what it answers. */
const asked: unknown[] = []
let reply: { status: number; body: object } = { status: 200, body: {} }
let vendorUrl = ''
beforeAll(async () => {
  wallet = await createSeamlessFixture()
  vendor.post(`${roundsBase}/replay`, async (request, answer) => {
    asked.push(request.body)
    return answer.code(reply.status).send(reply.body)
  })
  vendorUrl = await vendor.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => {
  asked.length = 0
  reply = { status: 200, body: { replay: 'a-ticket-for-minutes.sealed' } }
})
afterAll(async () => {
  await vendor.close()
  await wallet.close()
})

/** A player with one settled bet, and the context of their calls. Fields that the call does not read are left out. */
async function createPlayer() {
  const player = await wallet.startPlaying(5000n)
  const roundId = wallet.fresh('round')
  await wallet.call('bet', { session: player.session, transactionId: wallet.fresh('bet'), roundId, amount: 100 })
  const { db, secrets, clock } = wallet.services
  const session = { memberId: player.memberId, tokenHash: randomBytes(32) }
  const context = { db, secrets, clock, vendorUrl, merchant: testMerchant, language: 'tr', session }
  return { roundId, context: context as unknown as SignedInContext }
}

test('P06 a bet of the account is answered with where the vendor shows its round', async () => {
  const { roundId, context } = await createPlayer()
  await expect(roundReplay(context, { vassalage: 'BGS', betId: roundId })).resolves.toEqual({
    url: `${vendorUrl}/round#replay=a-ticket-for-minutes.sealed&language=tr`,
  })
  expect(asked).toEqual([{ merchant: 'COMET', player: expect.stringMatching(/^[0-9a-f]{24}$/), roundId }])
})

test('P06 GW07 a bet of another member, vendor or merchant is not found, and no vendor is asked', async () => {
  const [mine, other] = [await createPlayer(), await createPlayer()]
  const elsewhere = { ...mine.context, merchant: { ...testMerchant, id: 2 } }
  for (const [context, vassalage, betId] of [
    [other.context, 'BGS', mine.roundId],
    [mine.context, 'OTW', mine.roundId],
    [mine.context, 'BGS', 'no-such-round'],
    [elsewhere, 'BGS', mine.roundId],
  ] as const)
    await expect(roundReplay(context, { vassalage, betId })).rejects.toMatchObject({ code: 'not_found' })
  expect(asked).toEqual([])
})

test.each([
  ['has no such round', 200, {}, 'not_found'],
  ['fails', 500, {}, 'unavailable'],
  ['answers nonsense', 200, { replay: 'javascript:alert(1)//....' }, 'unavailable'],
])('P06 a vendor that %s leads to no address', async (_name, status, body, code) => {
  const { roundId, context } = await createPlayer()
  reply = { status, body }
  await expect(roundReplay(context, { vassalage: 'BGS', betId: roundId })).rejects.toMatchObject({ code })
})
