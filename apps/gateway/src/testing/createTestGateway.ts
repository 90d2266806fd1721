import { fileURLToPath } from 'node:url'
import { createDemoAccounts, createSandbox, seedGuestWorld, seedWorld } from '@foyer/sandbox'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Messenger } from '../calls/messenger.ts'
import type { Services } from '../calls/services.ts'
import { warnOfUnsigned } from '../calls/warnOfUnsigned.ts'
import { createFixedClock } from '../clock/createClock.ts'
import { createTestDatabase } from '../database/createTestDatabase.ts'
import type { OpenDatabase } from '../database/openDatabase.ts'
import type { ReusedDatabase } from '../database/reuseDatabase.ts'
import type { Database } from '../database/schema.ts'
import { createMerchantDirectory, type MerchantRegistry } from '../merchants/createMerchantDirectory.ts'
import { loadMerchant } from '../merchants/loadMerchants.ts'
import type { Merchant } from '../merchants/merchant.ts'
import type { SandboxHost } from '../ports.ts'
import { createCallerSecrets } from '../start/createCallerSecrets.ts'
import { createLogger } from '../start/createLogger.ts'
import { createSandboxHost } from '../start/createSandboxHost.ts'
import { createServer, type ServerOptions } from '../start/createServer.ts'
import { createWaysOut } from '../start/createWaysOut.ts'
import { rememberBetweenCalls } from '../start/rememberBetweenCalls.ts'
import { sandboxRoutes } from '../start/sandboxRoutes.ts'

/** Secrets of the vendors and brands of a test. */
export const testSecrets = createCallerSecrets({
  main: 'a secret for tests, long enough to be one',
  merchants: new Map([['MARIGOLD', 'the own secret of a brand']]),
})

/** Where everybody else is for a gateway under test; nobody hears of signatures that they refuse. */
export const testPlaces = {
  mode: 'sandbox',
  vendorUrl: 'http://localhost:4001',
  paymentUrls: new Map(),
  walletUrls: new Map(),
  secrets: testSecrets,
  onUnsigned: () => undefined,
} as const satisfies Partial<Services>

export interface TestGateway {
  readonly app: FastifyInstance
  readonly db: Kysely<Database>
  readonly clock: ReturnType<typeof createFixedClock>
  readonly merchants: MerchantRegistry
  readonly messenger: Messenger
  /** The merchant that `localhost` means. */
  readonly merchant: Merchant
  readonly close: () => Promise<void>
}

/** What a part of a gateway under test works with, where it is tried without the server. */
export const testServices = ({ db, clock, merchants, messenger }: TestGateway): Services => ({
  db,
  clock,
  merchants,
  messenger,
  ...testPlaces,
})

export interface TestGatewayOptions extends Partial<ServerOptions> {
  /** Brand folders to load; the first is the default. */
  readonly brands?: readonly string[]
  readonly brandsDir?: string
  /** The time in ms that what is remembered is believed without asking. */
  readonly trust?: number
  /** The database instead of a fresh one. */
  readonly database?: OpenDatabase
  /** Fills each merchant after its demo accounts. */
  readonly seed?: (host: SandboxHost, merchant: Merchant) => Promise<void>
}

/** The server as in production, over a fresh database with the shipped brands and their demo accounts. */
export async function createTestGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const {
    trust = 0,
    brands = ['comet'],
    brandsDir = fileURLToPath(new URL('../../../../brand-configs', import.meta.url)),
    seed = async () => undefined,
    database,
    ...server
  } = options
  const world = database === undefined && options.brandsDir === undefined ? worldOf(options.seed, brands) : undefined
  const opened: OpenDatabase & Partial<ReusedDatabase> = database ?? (await createTestDatabase(world))
  const { db, close } = opened
  const clock = createFixedClock('2026-11-21T12:00:00Z')
  const log = server.log ?? createLogger({ level: process.env.LOG_LEVEL ?? 'silent' })
  const merchants = createMerchantDirectory(brands[0] ?? '')
  const host = createSandboxHost(db, clock)
  const sandbox = createSandbox(host)
  const fill = async (merchant: Merchant): Promise<void> => {
    await createDemoAccounts(host, merchant)
    await seed(host, merchant)
  }
  for (const brand of brands) {
    const loaded = await loadMerchant({ db, log, registry: merchants, brandsDir, fill }, brand)
    if (!loaded) throw new Error(`The brand folder ${brand} could not be loaded; set LOG_LEVEL=warn to see why`)
  }
  if (world !== undefined) await opened.keepWorld?.(world)
  const messenger = createWaysOut(db, clock, log, { mode: 'sandbox', mail: undefined, sms: undefined })
  const app = await createServer({
    db,
    clock,
    messenger,
    log,
    merchants,
    ...testPlaces,
    onUnsigned: warnOfUnsigned(log),
    addSandboxRoutes: sandboxRoutes(sandbox, clock),
    liveFeed: sandbox.liveFeed,
    // Most tests change tables and look at once.
    ...rememberBetweenCalls({ db, clock }, trust),
    ...server,
  })
  const merchant = merchants.byHost('localhost')
  if (merchant === undefined) throw new Error('localhost has no merchant')
  return {
    app,
    db,
    clock,
    merchants,
    messenger,
    merchant,
    close: async () => {
      await app.close()
      await close()
    },
  }
}

/** Names what a seed makes of brands; a seed says itself what it need not do again. */
function worldOf(seed: TestGatewayOptions['seed'], brands: readonly string[]): string | undefined {
  const names = new Map<unknown, string>([
    [seedWorld, 'world'],
    [seedGuestWorld, 'guest world'],
  ])
  const name = names.get(seed)
  return name && `${name} of ${brands.join(', ')}`
}
