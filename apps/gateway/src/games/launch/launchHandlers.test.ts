import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignedInContext } from '../../calls/handlers.ts'
import { hashSessionToken } from '../../session/sessionToken.ts'
import { rememberBetweenCalls } from '../../start/rememberBetweenCalls.ts'
import { writeSiteState } from '../../system/siteState.ts'
import { createSeamlessFixture, testMerchant } from '../../wallet/seamless/testing/seamlessFixture.ts'
import { gameId, nodeId } from '../../wallet/seamless/testing/seamlessSeed.ts'
import { verifyLedger } from '../../wallet/verifyLedger.ts'
import { launchHandlers } from './launchHandlers.ts'

let wallet: Awaited<ReturnType<typeof createSeamlessFixture>>
beforeAll(async () => {
  wallet = await createSeamlessFixture()
})
afterAll(async () => {
  expect(await verifyLedger(wallet.services.db)).toEqual([])
  await wallet.close()
})

const trialQuery = {
  gameId,
  nodeId,
  vassalage: 'BGS',
  platform: 'html5-desktop',
  clientType: 3,
  language: 'EN',
} as const
const query = { ...trialQuery, launchMode: 'GLS' } as const

/** A session of a member, a minute long. */
async function openLogin(memberId: bigint, tokenHash: Buffer): Promise<void> {
  const { db, clock } = wallet.services
  await db
    .insertInto('sessions')
    .values({
      merchant_id: 1,
      token_hash: tokenHash,
      member_id: memberId,
      created_at: clock.now(),
      expires_at: new Date(clock.now().getTime() + 60_000),
    })
    .execute()
}

/** Fields a launch does not read are left out. */
async function contextOf(
  changes: Partial<SignedInContext> = {},
): Promise<SignedInContext & { player: Awaited<ReturnType<typeof wallet.openPlayer>> }> {
  const player = await wallet.openPlayer(5000n)
  const { db, clock, vendorUrl, secrets } = wallet.services
  const { sessions, catalogues } = rememberBetweenCalls(wallet.services, 0)
  const session = {
    memberId: player.memberId,
    username: 'p',
    type: 0,
    role: 'member',
    tokenHash: randomBytes(32),
  } as const
  await openLogin(player.memberId, session.tokenHash)
  return {
    db,
    clock,
    sessions,
    catalogues,
    vendorUrl,
    secrets,
    merchant: testMerchant,
    language: 'tr',
    address: '198.51.100.7',
    session,
    sessionToken: undefined,
    player,
    ...changes,
  } as never
}

const tokenOf = (answer: { game_url?: string | undefined }): string =>
  new URLSearchParams(new URL(answer.game_url ?? '').hash.slice(1)).get('launch') ?? ''

describe('launchGame', () => {
  test('I39 answers an address at the vendor whose token opens one game session', async () => {
    const context = await contextOf()
    const answer = await launchHandlers.launchGame(context, query)
    expect(answer.game_url).toMatch(
      /^http:\/\/localhost:4001\/play\/bgs-harbor#launch=[\w-]{32}&vendor=BGS&merchant=COMET&language=tr&kind=lines$/,
    )
    expect(answer.game_name).toBe('Lantern Harbor')
    const session = await wallet.call('authenticate', { transactionId: 'a-1', launch: tokenOf(answer) })
    expect(session.body.value).toMatchObject({ gameId, balance: 5000, trial: false, language: 'tr' })
  })

  test('I39 ruling 26 repeated by the same session gives the same unused token, and a new one after its use', async () => {
    const context = await contextOf()
    const first = await launchHandlers.launchGame(context, query)
    const [again, atOnce] = await Promise.all([
      launchHandlers.launchGame(context, query),
      launchHandlers.launchGame(context, query),
    ])
    expect([again, atOnce]).toEqual([first, first])
    await wallet.call('authenticate', { transactionId: 'a-2', launch: tokenOf(first) })
    const next = await launchHandlers.launchGame(context, query)
    expect(tokenOf(next)).not.toBe(tokenOf(first))
    expect((await wallet.call('authenticate', { transactionId: 'a-3', launch: tokenOf(next) })).status).toBe(200)
  })

  test('I39 gives another session another token', async () => {
    const [one, two] = [await contextOf(), await contextOf()]
    expect(tokenOf(await launchHandlers.launchGame(one, query))).not.toBe(
      tokenOf(await launchHandlers.launchGame(two, query)),
    )
  })

  test('I39 keeps the token out of the database', async () => {
    const token = tokenOf(await launchHandlers.launchGame(await contextOf(), query))
    const rows = await wallet.services.db.selectFrom('launches').selectAll().execute()
    expect(
      JSON.stringify(
        rows.map((row) => ({ ...row, token_hash: row.token_hash.toString(), account_id: 0, member_id: 0 })),
      ),
    ).not.toContain(token)
  })

  test('I33 puts the game among the recently played', async () => {
    const context = await contextOf()
    await launchHandlers.launchGame(context, query)
    await launchHandlers.launchGame(context, query)
    const rows = await wallet.services.db
      .selectFrom('recent_plays')
      .selectAll()
      .where('member_id', '=', context.player.memberId)
      .execute()
    expect(rows).toMatchObject([{ node_id: nodeId }])
  })

  test.each([
    ['another vendor', { vassalage: 'OTW' }],
    ['another node', { nodeId: 1 }],
    ['another game id', { gameId: 'nothing' }],
  ])('I39 finds no game under %s', async (_name, change) => {
    await expect(launchHandlers.launchGame(await contextOf(), { ...query, ...change })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

describe('launchTrial', () => {
  test('L19 gives a guest play money of their own', async () => {
    const context = await contextOf({ session: undefined as never })
    const one = tokenOf(await launchHandlers.launchTrial(context, trialQuery))
    const two = tokenOf(await launchHandlers.launchTrial(context, trialQuery))
    expect(one).not.toBe(two)
    const session = await wallet.call('authenticate', { transactionId: 'a-4', launch: one })
    expect(session.body.value).toMatchObject({ trial: true, balance: 100_000 })
  })

  test('L19 leaves the real balance of a member alone', async () => {
    const context = await contextOf({ sessionToken: 'the-session-token-of-p' })
    await openLogin(context.player.memberId, hashSessionToken('the-session-token-of-p'))
    const launch = tokenOf(await launchHandlers.launchTrial(context, trialQuery))
    expect(tokenOf(await launchHandlers.launchTrial(context, trialQuery))).toBe(launch)
    const { body } = await wallet.call('authenticate', { transactionId: 'a-5', launch })
    await wallet.call('bet', {
      session: String(body.value?.session),
      transactionId: 'b-1',
      roundId: 'r-1',
      amount: 99_950,
    })
    expect(await context.player.readBalance()).toBe(5000n)
    const refilled = await wallet.call('authenticate', {
      transactionId: 'a-6',
      launch: tokenOf(await launchHandlers.launchTrial(context, trialQuery)),
    })
    expect(refilled.body.value).toMatchObject({ balance: 100_000 })
  })

  test('CF09 is refused while the server has the module off', async () => {
    const { db } = wallet.services
    await writeSiteState(db, testMerchant.id, { modulesOff: ['FREEPLAY3'] })
    await expect(launchHandlers.launchTrial(await contextOf(), trialQuery)).rejects.toMatchObject({
      code: 'module_off',
    })
    await writeSiteState(db, testMerchant.id, {})
  })

  test('L19 is refused where free play is off', async () => {
    const context = await contextOf({ merchant: { ...testMerchant, modulesOn: new Set() } })
    await expect(launchHandlers.launchTrial(context, trialQuery)).rejects.toMatchObject({ code: 'module_off' })
  })

  test('FP15 a game for play money only never opens for real money, and its vendor is told so', async () => {
    const { db } = wallet.services
    const setOnly = (play_money_only: boolean) =>
      db.updateTable('games').set({ play_money_only }).where('node_id', '=', nodeId).execute()
    await setOnly(true)
    await expect(launchHandlers.launchGame(await contextOf(), query)).rejects.toMatchObject({ code: 'not_found' })
    const launch = tokenOf(await launchHandlers.launchTrial(await contextOf(), trialQuery))
    const session = await wallet.call('authenticate', { transactionId: 'a-7', launch })
    expect(session.body.value).toMatchObject({ trial: true, playMoneyOnly: true })
    await setOnly(false)
  })

  test('L19 is not offered for a game without it', async () => {
    await wallet.services.db.updateTable('games').set({ trial_offered: false }).where('node_id', '=', nodeId).execute()
    await expect(launchHandlers.launchTrial(await contextOf(), trialQuery)).rejects.toMatchObject({ code: 'not_found' })
  })
})
