import { createHmac, randomUUID } from 'node:crypto'
import { type SeamlessBody, type SeamlessCall, seamlessBase, seamlessHeaders, signedText } from '@foyer/contract'
import fastify from 'fastify'
import { createTestDatabase } from '../../database/createTestDatabase.ts'
import type { Merchant } from '../../merchants/merchant.ts'
import { ProblemError } from '../../server/problem.ts'
import type { Services } from '../../server/services.ts'
import { ensureAccount, findAccount } from '../accounts.ts'
import { postTransfer } from '../ledger.ts'
import { hashToken } from './gameSessions.ts'
import { addSeamlessRoutes } from './seamlessRoutes.ts'
import { createVendorSecrets } from './vendorSecrets.ts'

export const testMerchant: Merchant = {
  id: 1,
  code: 'COMET',
  brand: 'comet',
  name: 'Velvet Comet',
  kind: 'member',
  hosts: ['localhost'],
  sessionMode: 'cookie',
  currency: 'USD',
  languages: ['en', 'tr'],
  modulesOn: new Set(['freePlay']),
  languageTags: new Map([['EN', 'en']]),
  // Nothing under test reads the brand's JSON.
  config: {} as Merchant['config'],
}

export const nodeId = 7001
export const gameId = 'bgs-harbor'

/** A vendor's view of the gateway: signed calls to the seamless routes over a database of its own. */
export async function createSeamlessFixture() {
  const { db, close } = await createTestDatabase()
  const world = { now: new Date('2026-11-21T12:00:00Z') }
  const services: Services = {
    db,
    clock: { now: () => world.now },
    merchants: {
      all: () => [testMerchant],
      byCode: (code) => (code === testMerchant.code ? testMerchant : undefined),
      byId: () => testMerchant,
      byHost: () => testMerchant,
    },
    mode: 'sandbox',
    vendorUrl: 'http://localhost:4001',
  }
  const secrets = createVendorSecrets({ FOYER_VENDOR_SECRET: 'a secret for tests, long enough to be one' })
  const app = fastify()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  addSeamlessRoutes(app, services, secrets)
  await seed(services)

  const send = async (call: string, text: string, headers: Record<string, string>) => {
    const answer = await app.inject({
      method: 'POST',
      url: `${seamlessBase}/${call}`,
      body: text,
      headers: { 'content-type': 'application/json', ...headers },
    })
    return {
      status: answer.statusCode,
      body: answer.json<{ success: boolean; code?: string; value?: Record<string, unknown> }>(),
    }
  }
  const sign = (call: string, body: string, vendor = 'BGS', at = Date.now()): Record<string, string> => {
    const timestamp = String(Math.floor(at / 1000))
    const text = signedText({ vendor, timestamp, path: `${seamlessBase}/${call}`, body })
    return {
      [seamlessHeaders.vendor]: vendor,
      [seamlessHeaders.timestamp]: timestamp,
      [seamlessHeaders.signature]: createHmac('sha256', secrets.ofVendor(vendor)).update(text).digest('hex'),
    }
  }
  return {
    services,
    world,
    send,
    sign,
    call: <Call extends SeamlessCall>(call: Call, body: Omit<SeamlessBody<Call>, 'merchant'>) => {
      const text = JSON.stringify({ merchant: testMerchant.code, ...body })
      return send(call, text, sign(call, text))
    },
    openPlayer: (balance: bigint, kind: 'member' | 'trial' = 'member') => openPlayer(services, balance, kind),
    close: async () => {
      await app.close()
      await close()
    },
  }
}

async function seed({ db }: Services): Promise<void> {
  await db.insertInto('merchants').values({ merchant_id: 1, code: 'COMET', brand: 'comet' }).execute()
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
async function openPlayer({ db, clock }: Services, balance: bigint, kind: 'member' | 'trial') {
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
