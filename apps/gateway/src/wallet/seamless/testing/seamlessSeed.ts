import { randomUUID } from 'node:crypto'
import { ProblemError } from '../../../calls/problem.ts'
import type { Services } from '../../../calls/services.ts'
import { ensureAccount, findAccount } from '../../accounts.ts'
import { postTransfer } from '../../posting/postTransfers.ts'
import { hashToken } from '../gameSessions.ts'

export const nodeId = 7001
export const gameId = 'bgs-harbor'

/** Merchant 1 with one vendor and one game. */
export async function seedGame({ db }: Services): Promise<void> {
  await db.insertInto('merchants').values({ merchant_id: 1, code: 'COMET', brand: 'comet' }).execute()
  await seedVendor(db)
}

/** The vendor and its game of merchant 1. */
export async function seedVendor(db: Services['db']): Promise<void> {
  await db
    .insertInto('vendors')
    .values({
      merchant_id: 1,
      code: 'BGS',
      name: 'Backstage Games',
      position: 1,
      is_hot: false,
      icon_url: '/i',
      wide_icon_url: '/w',
      game_types: '[]',
    })
    .execute()
  await db
    .insertInto('games')
    .values({
      merchant_id: 1,
      node_id: nodeId,
      game_id: gameId,
      name: 'Lantern Harbor',
      name_key: 'lantern harbor',
      vendor_code: 'BGS',
      game_type: 'RNG',
      game_classify: 'Video',
      icon_url: '/i',
      wide_icon_url: '/w',
      trial_offered: true,
      is_vendor_list: false,
      is_new: false,
      hot_rank: null,
      popularity: 1,
      min_bet: 0.2,
      lines: 20,
      rtp: 96.2,
    })
    .execute()
}

/** A member with an account and an unused launch token. */
export async function openPlayer(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  balance: bigint,
  kind: 'member' | 'trial',
) {
  const username = `player-${randomUUID().slice(0, 8)}`
  const { member_id: memberId } = await db
    .insertInto('members')
    .values({
      merchant_id: 1,
      username,
      username_key: username,
      nickname: username,
      type: 0,
      upline_id: null,
      password_hash: '-',
      profile: '{}',
      created_at: clock.now(),
      last_login_at: null,
      previous_login_at: null,
    })
    .returning('member_id')
    .executeTakeFirstOrThrow()
  const launch = `launch-${randomUUID()}`
  const name = { merchantId: 1, kind, memberId, currency: 'USD' }
  const accountId = await db.transaction().execute(async (trx) => {
    const account = await ensureAccount(trx, name)
    const house = await ensureAccount(trx, { merchantId: 1, kind: 'house', owner: '', currency: 'USD' })
    if (balance > 0n) {
      const lines = [
        { accountId: account.accountId, amount: balance },
        { accountId: house.accountId, amount: -balance },
      ]
      await postTransfer(trx, {
        merchantId: 1,
        kind: 'opening',
        idempotencyKey: launch,
        reference: 'test',
        lines,
        at: clock.now(),
      })
    }
    return account.accountId
  })
  await db
    .insertInto('launches')
    .values({
      merchant_id: 1,
      token_hash: hashToken(launch),
      launch_key: launch,
      account_id: accountId,
      member_id: memberId,
      vendor_code: 'BGS',
      node_id: nodeId,
      language: 'en',
      trial: kind === 'trial',
      created_at: clock.now(),
      expires_at: new Date(clock.now().getTime() + 60_000),
      used_at: null,
    })
    .execute()
  const readBalance = async (): Promise<bigint> => {
    const account = await findAccount(db, name)
    if (account === undefined) throw new ProblemError('not_found')
    return account.balance
  }
  return { memberId, accountId, launch, readBalance }
}
