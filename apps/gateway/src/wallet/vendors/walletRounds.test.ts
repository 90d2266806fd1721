import { type ToldRound, walletHeaders, walletRoundsPath } from '@foyer/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSecrets } from '../../testing/createTestGateway.ts'
import { sendSigned } from '../../testing/sendSigned.ts'
import { createVendorCalls } from '../../testing/vendorCalls.ts'
import { gameId, openPlayer, seedVendor } from '../seamless/testing/seamlessSeed.ts'
import { createWalletsFixture } from './testing/walletsFixture.ts'

let fixture: Awaited<ReturnType<typeof createWalletsFixture>>
let player: string
beforeAll(async () => {
  fixture = await createWalletsFixture()
  const { gateway } = fixture
  await seedVendor(gateway.db)
  // Whoever opens a game at the vendor is known to it from then on: here the player whose records are read.
  const { launch } = await openPlayer(gateway, 0n, 'member')
  const member = await gateway.db
    .selectFrom('members')
    .select('member_id')
    .where('username_key', '=', 'demoplayer')
    .where('merchant_id', '=', gateway.merchant.id)
    .executeTakeFirstOrThrow()
  await gateway.db.updateTable('launches').set(member).execute()
  const { call } = createVendorCalls(gateway.app, testSecrets, gateway.merchant.code)
  const { body } = await call('authenticate', { transactionId: 'rounds-auth', launch })
  expect(body.value).toMatchObject({ ownWallet: true, gameId })
  player = String(body.value?.player)
})
afterAll(() => fixture.close())

let rounds = 0
const ended = (more: Partial<ToldRound> = {}): ToldRound => ({
  round: `own-${++rounds}`,
  player,
  gameId,
  currency: 'USD',
  bet: 500,
  win: 0,
  state: 'settled',
  startedAt: '2026-11-20T12:00:00Z',
  endedAt: '2026-11-20T12:00:05Z',
  ...more,
})
const tell = (
  told: readonly object[],
  { signer = 'BGS', caller = 'BGS', merchant = 'COMET' }: { signer?: string; caller?: string; merchant?: string } = {},
) =>
  sendSigned(
    fixture.gateway,
    walletRoundsPath,
    { merchant, rounds: told },
    { caller, callerHeader: walletHeaders.caller, secret: testSecrets.ofVendor(signer) },
  )
const outcomes = async (...told: readonly object[]) =>
  (await tell(told)).value.rounds.map(({ state, reason }: { state: string; reason?: string }) => reason ?? state)
const span = { startDate: '2026-11-01', endDate: '2026-11-30', timeZone: 'UTC' }
const read = async (id: 'betHistory' | 'personalProfit' | 'transactionHistory', query: object = {}) =>
  (await fixture.call(id, { query: { ...span, ...query } })).value

test('P06 P02 a round of a vendor’s own wallet is on the player’s record once, however often it is told', async () => {
  const round = ended({ win: 750 })
  const told = await Promise.all([tell([round]), tell([round]), tell([round, round])])
  const states = told.flatMap(({ value }) => value.rounds.map(({ state }: { state: string }) => state))
  expect(states.filter((state) => state === 'recorded')).toHaveLength(1)
  expect(states.filter((state) => state === 'known')).toHaveLength(3)
  const { list } = await read('betHistory', { betId: round.round })
  expect(list).toMatchObject([
    { betId: round.round, vassalage: 'BGS', betAmount: '5.00', winAmount: '7.50', netAmount: '2.50', status: 'WON' },
  ])
})

test('P06 each round is taken or refused for itself, and a refused one is on no record', async () => {
  const kept = ended()
  expect(
    await outcomes(
      kept,
      ended({ player: 'nobody' }),
      ended({ gameId: 'none' }),
      ended({ currency: 'EUR' }),
      ended({ endedAt: '2026-11-20T11:59:59Z' }),
      ended({ startedAt: '2026-13-41T12:00:00Z' }),
      { ...kept, bet: 600 },
    ),
  ).toEqual([
    'recorded',
    'player_unknown',
    'game_unknown',
    'currency_wrong',
    'times_wrong',
    'times_wrong',
    'round_conflict',
  ])
  expect(await outcomes({ ...kept, win: 1 }, { ...kept, state: 'cancelled' }, kept)).toEqual([
    'round_conflict',
    'round_conflict',
    'known',
  ])
})

test('P06 rounds are told by their vendor alone, signed, in their form', async () => {
  expect(await tell([ended()], { signer: 'GPI' })).toMatchObject({ status: 401, code: 'signature_refused' })
  // GPI knows nobody here, and has no such game.
  const other = await tell([ended()], { signer: 'GPI', caller: 'GPI' })
  expect(other.value.rounds).toMatchObject([{ state: 'refused', reason: 'player_unknown' }])
  for (const round of [
    { ...ended(), bet: -1 },
    { ...ended(), state: 'open' },
    { ...ended(), more: 1 },
  ])
    expect(await tell([round])).toMatchObject({ status: 422, code: 'malformed' })
  expect(await tell([])).toMatchObject({ status: 422 })
  expect(await tell([ended()], { merchant: 'NOBODY' })).toMatchObject({ status: 503, code: 'unavailable' })
})

test('P06 a round that the seamless wallet played is not told again by the vendor', async () => {
  const round = ended({ bet: 0 })
  await tell([round])
  await fixture.gateway.db.updateTable('bets').set({ own_wallet: false }).where('round_id', '=', round.round).execute()
  expect(await outcomes(round)).toEqual(['round_conflict'])
})

test('P08 QR23 rounds of a vendor’s wallet are in profit and statement, and the statement’s balances still follow from its sums', async () => {
  const before = { profit: await read('personalProfit'), statement: (await fixture.call('activityStatement')).value }
  const main = await fixture.main()
  await tell([
    ended({ bet: 1000, win: 400, endedAt: '2026-11-20T12:00:09Z' }),
    ended({ bet: 300, win: 0, state: 'cancelled' }),
  ])
  const more = (one: string, other: string): number => Math.round((Number(one) - Number(other)) * 100)
  const { totals } = await read('personalProfit')
  expect(more(totals.stakeAmount, before.profit.totals.stakeAmount)).toBe(1000)
  expect(more(totals.winAmount, before.profit.totals.winAmount)).toBe(400)
  expect(totals.betCount).toBe(before.profit.totals.betCount + 1)
  expect(totals.ownWallet).toBe(true)
  const byVendor = await read('personalProfit', { groupBy: 'VENDOR', vassalage: 'BGS' })
  expect(byVendor.list).toMatchObject([{ key: 'BGS', name: 'Backstage Games', ownWallet: true }])
  const { totals: sums, ...statement } = (await fixture.call('activityStatement')).value
  expect(more(sums.stakeAmount, before.statement.totals.stakeAmount)).toBe(1000)
  expect(more(sums.netAmount, before.statement.totals.netAmount)).toBe(-600)
  expect(more(sums.otherAmount, before.statement.totals.otherAmount)).toBe(600)
  expect(statement.closingBalance).toBe(before.statement.closingBalance)
  expect(await fixture.main()).toBe(main)
  // No money of the ledger moved.
  expect((await read('transactionHistory', { kind: 'play' })).totalCount).toBe(0)
})
