import { lookup } from 'node:dns/promises'
import { existsSync } from 'node:fs'
import { createSiteServer } from '@foyer/site-server'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Services } from '../calls/services.ts'
import { warnOfUnsigned } from '../calls/warnOfUnsigned.ts'
import { createClock, type WorldClock } from '../clock/createClock.ts'
import { checkFreeSpace } from '../database/checkFreeSpace.ts'
import { deleteExpired } from '../database/deleteExpired.ts'
import { guardFreeSpace } from '../database/guardFreeSpace.ts'
import { keepStatistics } from '../database/keepStatistics.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { releaseMemory } from '../database/releaseMemory.ts'
import { createFloor } from '../games/floor/createFloor.ts'
import { createDrawPlanner, drawDue } from '../lottery/port.ts'
import { createMerchantDirectory } from '../merchants/createMerchantDirectory.ts'
import { loadMerchant, type MerchantSource } from '../merchants/loadMerchants.ts'
import { watchBrands } from '../merchants/watchBrands.ts'
import { askProviders } from '../payments/askProviders.ts'
import { tendWithdrawals } from '../payments/withdrawals/tendWithdrawals.ts'
import type { Sandbox, SandboxHost } from '../ports.ts'
import { warnOfLeftWallets } from '../wallet/port.ts'
import { askVendors } from '../wallet/vendors/askVendors.ts'
import { checkWaysOut } from './checkWaysOut.ts'
import { claimDatabase } from './claimDatabase.ts'
import type { Config } from './config.ts'
import { createCallerSecrets } from './createCallerSecrets.ts'
import { createRounds } from './createRounds.ts'
import { createSandboxHost } from './createSandboxHost.ts'
import { createServer } from './createServer.ts'
import { createWaysOut } from './createWaysOut.ts'
import { StartError } from './explainFailure.ts'
import { finishMessages } from './finishMessages.ts'
import { openBreachedList } from './openBreachedList.ts'
import { planBrands } from './planBrands.ts'
import { readOrCreateSecret } from './readOrCreateSecret.ts'
import { refuseWrongBooks } from './refuseWrongBooks.ts'
import { rememberBetweenCalls } from './rememberBetweenCalls.ts'
import { sandboxRoutes } from './sandboxRoutes.ts'
import { settlePlayersKey } from './settlePlayersKey.ts'

export interface RunningGateway {
  readonly app: FastifyInstance
  /** Stops taking calls, finishes those that run, closes the database. */
  readonly stop: () => Promise<void>
}

const sweepInterval = 10 * 60 * 1000
const clockInterval = 5000
const askInterval = 5000
const statisticsInterval = 10_000
const planInterval = 5000
const drawInterval = 500

/**
 * Starts everything in order and undoes what stands when a later step fails. `onBroken` is called when the gateway cannot
 * go on, also while it is still starting.
 */
export async function startGateway(
  config: Config,
  log: Logger,
  onBroken: (error: Error) => void,
): Promise<RunningGateway> {
  const undo: (() => unknown)[] = []
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    // Everything that is set is looked at before a database is made.
    const brands = await planBrands(config, log)
    const host = await addressOf(config.host)
    const breachedPasswords = await openBreachedList(config.breachedPasswords)
    if (breachedPasswords) undo.push(breachedPasswords.close)
    if ('dataDir' in config.database) {
      const { dataDir } = config.database
      await checkFreeSpace(dataDir)
      undo.push(guardFreeSpace(dataDir, onBroken))
    }
    const {
      db,
      health = db,
      isNew: isFresh,
      upgrade,
      close,
    } = await openDatabase(config.database, (error) => log.warn({ err: error }, 'a database connection was lost'))
    undo.push(close)
    if (isFresh === true) log.info({ folder: config.dataDir }, 'made a new database')
    if (upgrade !== undefined && upgrade.migrations > 0) log.info(upgrade, 'brought the tables up to date')
    await refuseWrongBooks(db)
    const { brandsDir, brandEnv, mode, vendorUrl } = config
    const mainSecret = config.secrets.main ?? readOrCreateSecret(config.dataDir)
    const { isNew } = await claimDatabase(db, { mode, secret: mainSecret })
    const players = await settlePlayersKey(db)
    const secrets = createCallerSecrets({ ...config.secrets, main: mainSecret, players })
    const clock = await createClock(db, isNew ? config.startAt : undefined)
    sayTime(log, clock, config.startAt !== undefined && !isNew)
    const registry = createMerchantDirectory(config.defaultBrand)
    const sandbox = mode === 'sandbox' ? await loadSandbox(createSandboxHost(db, clock, secrets)) : undefined
    const source: MerchantSource = {
      db,
      log,
      registry,
      brandsDir,
      brandEnv,
      fill: sandbox?.fill,
      lookAt: (merchant) => warnOfLeftWallets(db, merchant, log),
    }
    await loadNeeded(source, brands.needed)
    await loadOthers(source, brands.others)
    await keepStatistics(db)

    const remembered = rememberBetweenCalls({ db, clock })
    for (const merchant of registry.all()) await remembered.catalogues.of(merchant)
    const messenger = createWaysOut(db, clock, log, config)
    undo.push(() => finishMessages(messenger, log))
    const rounds = createRounds(log)
    undo.push(rounds.end)
    for (const { brand, problem } of checkWaysOut(registry.all(), messenger, mode)) log.error({ brand }, problem)
    for (const folder of config.sites.filter((site) => !existsSync(site)))
      log.warn({ folder }, 'a folder of FOYER_SITES does not exist; its pages answer 503 until a site is built there')
    const services: Services = {
      db,
      clock,
      messenger,
      merchants: registry,
      mode,
      vendorUrl,
      paymentUrls: config.paymentUrls,
      walletUrls: config.walletUrls,
      secrets,
      onUnsigned: warnOfUnsigned(log),
      breachedPasswords,
    }
    const app = await createServer({
      ...services,
      health,
      ...remembered,
      floor: createFloor({ ...services, catalogues: remembered.catalogues }),
      log,
      trustProxy: config.trustProxy,
      countryHeader: config.countryHeader,
      ...(sandbox === undefined ? {} : { addSandboxRoutes: sandboxRoutes(sandbox, clock), liveFeed: sandbox.liveFeed }),
      ...(config.sites.length > 0
        ? { sites: createSiteServer(config.sites, (host) => registry.byHost(host)?.brand) }
        : {}),
    })
    undo.push(() => app.close())
    releaseMemory()
    // Only now, with every merchant loaded: a vendor that hears of an unknown merchant does not ask again.
    // One address: for the name "localhost" Fastify makes a second server, without what is set up on the first.
    await app.listen({ host, port: config.port })

    rounds.every(askInterval, 'payment providers could not be asked', () =>
      askProviders(services, rounds.report('a deposit could not be asked about')),
    )
    rounds.every(askInterval, 'withdrawals could not be looked after', () =>
      tendWithdrawals(services, rounds.report('a withdrawal could not be looked after')),
    )
    rounds.every(askInterval, "vendors' wallets could not be asked", () =>
      askVendors(services, rounds.report('a transfer could not be asked about')),
    )
    const planDraws = createDrawPlanner(services)
    rounds.soon('draws could not be planned', planDraws)
    rounds.every(planInterval, 'draws could not be planned', planDraws)
    rounds.every(drawInterval, 'draws could not be drawn', () => drawDue(services))
    rounds.every(statisticsInterval, 'tables could not be counted', () => keepStatistics(db))
    rounds.every(sweepInterval, 'expired rows could not be deleted', () => deleteExpired(db, clock))
    rounds.every(clockInterval, 'the clock could not be read', () => clock.refresh())
    if (mode === 'sandbox') undo.push(watchBrands(source))
    return { app, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A world whose time is not the present settles draws and lets sessions expire at other times than one may think. */
function sayTime(log: Logger, clock: WorldClock, isStartIgnored: boolean): void {
  if (isStartIgnored) log.warn('FOYER_NOW is for a new world; the time of this one stays')
  const offset = clock.offset()
  if (offset !== 0)
    log.warn({ worldTime: clock.now().toISOString(), offsetSeconds: Math.round(offset / 1000) }, 'the clock is moved')
}

async function addressOf(host: string): Promise<string> {
  try {
    return (await lookup(host, { order: 'ipv4first' })).address
  } catch {
    throw new StartError(`HOST is "${host}", which has no address; set it to an address of this machine`)
  }
}

/** The sandbox is a package of its own, so that production never has its code in the process. */
async function loadSandbox(host: SandboxHost): Promise<Sandbox> {
  const { createSandbox } = await import('@foyer/sandbox')
  return createSandbox(host)
}

/** A brand that is needed and can be read may still be in the way of another. */
async function loadNeeded(source: MerchantSource, brands: readonly string[]): Promise<void> {
  for (const brand of brands) {
    if (!(await loadMerchant(source, brand)))
      throw new StartError(`The brand "${brand}" cannot be used; run "foyer check ${brand}" to see why`)
  }
}

/** A brand that cannot be loaded keeps no other from being served. */
async function loadOthers(source: MerchantSource, brands: readonly string[]): Promise<void> {
  for (const brand of brands) {
    await loadMerchant(source, brand).catch((error: unknown) =>
      source.log.error({ err: error, brand }, 'the brand could not be loaded'),
    )
  }
}
