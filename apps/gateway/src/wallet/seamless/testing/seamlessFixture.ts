import { seamlessBase } from '@foyer/contract'
import fastify from 'fastify'
import type { Services } from '../../../calls/services.ts'
import { createTestDatabase } from '../../../database/createTestDatabase.ts'
import type { Merchant } from '../../../merchants/merchant.ts'
import { createMessenger } from '../../../messages/createMessenger.ts'
import { testPlaces, testSecrets } from '../../../testing/createTestGateway.ts'
import { createVendorCalls, testVendor } from '../../../testing/vendorCalls.ts'
import { addSeamlessRoutes } from '../seamlessRoutes.ts'
import { openPlayer, seedGame } from './seamlessSeed.ts'

export const testMerchant: Merchant = {
  id: 1,
  code: 'COMET',
  brand: 'comet',
  name: 'Velvet Comet',
  kind: 'member',
  hosts: ['localhost'],
  sessionMode: 'cookie',
  currency: 'USD',
  decimals: 2,
  walletVendors: new Set(),
  cockfightBets: false,
  languages: ['en', 'tr'],
  modulesOn: new Set(['freePlay']),
  languageTags: new Map([['EN', 'en']]),
  offer: { categories: new Set(['RNG']), lotteryPages: new Set(), playMoney: true },
  // Nothing under test reads more of the brand's JSON.
  config: { features: {} } as Merchant['config'],
}

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
    ...testPlaces,
    messenger: createMessenger({}, () => undefined),
  }
  const app = fastify()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  addSeamlessRoutes(app, services)
  await seedGame(services)

  const vendor = createVendorCalls(app, testSecrets, testMerchant.code)
  const open = (balance: bigint, kind: 'member' | 'trial' = 'member') => openPlayer(services, balance, kind)
  let counter = 0
  /** An id that no other call of this fixture has. */
  const fresh = (name: string): string => `${name}-${++counter}`
  return {
    services,
    world,
    ...vendor,
    fresh,
    clock: async () => (await app.inject(`${seamlessBase}/clock`)).json<unknown>(),
    openPlayer: open,
    /** A player whose game session has begun. */
    startPlaying: async (balance: bigint, kind: 'member' | 'trial' = 'member') => {
      const player = await open(balance, kind)
      const { body } = await vendor.call('authenticate', { transactionId: fresh('auth'), launch: player.launch })
      return { ...player, session: String(body.value?.session) }
    },
    /** The round's row of the bet history. */
    betRow: (roundId: string) =>
      db
        .selectFrom('bets')
        .selectAll()
        .where('merchant_id', '=', testMerchant.id)
        .where('vendor_code', '=', testVendor)
        .where('round_id', '=', roundId)
        .executeTakeFirst(),
    close: async () => {
      await app.close()
      await close()
    },
  }
}
