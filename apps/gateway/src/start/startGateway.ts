import { lookup } from 'node:dns/promises'
import { basename } from 'node:path'
import { createSiteServer } from '@foyer/site-server'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createClock } from '../clock/createClock.ts'
import { checkFreeSpace } from '../database/checkFreeSpace.ts'
import { deleteExpired } from '../database/deleteExpired.ts'
import { guardFreeSpace } from '../database/guardFreeSpace.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { releaseMemory } from '../database/releaseMemory.ts'
import { createMerchantDirectory } from '../merchants/createMerchantDirectory.ts'
import { listBrands, loadMerchant, type MerchantSource } from '../merchants/loadMerchants.ts'
import { watchBrands } from '../merchants/watchBrands.ts'
import type { Sandbox, SandboxHost } from '../ports.ts'
import type { Config } from './config.ts'
import { createCallerSecrets } from './createCallerSecrets.ts'
import { createSandboxHost } from './createSandboxHost.ts'
import { createServer } from './createServer.ts'
import { StartError } from './explainFailure.ts'
import { readOrCreateSecret } from './readOrCreateSecret.ts'
import { rememberBetweenCalls } from './rememberBetweenCalls.ts'

export interface RunningGateway {
  readonly app: FastifyInstance
  /** Stops taking calls, finishes those that run, closes the database. */
  readonly stop: () => Promise<void>
}

const sweepInterval = 10 * 60 * 1000
const clockInterval = 5000

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
    if ('dataDir' in config.database) {
      const { dataDir } = config.database
      await checkFreeSpace(dataDir)
      undo.push(guardFreeSpace(dataDir, onBroken))
    }
    const { db, close } = await openDatabase(config.database, (error) =>
      log.warn({ err: error }, 'a database connection was lost'),
    )
    undo.push(close)
    const clock = await createClock(db, config.startAt)
    const registry = createMerchantDirectory(config.defaultBrand)
    const { brandsDir, brandEnv, mode, vendorUrl } = config
    const sandbox = mode === 'sandbox' ? await loadSandbox(createSandboxHost(db, clock)) : undefined
    const source: MerchantSource = { db, log, registry, brandsDir, brandEnv, fill: sandbox?.fill }
    await loadOthers(source, await loadNeeded(source, config))

    const remembered = rememberBetweenCalls({ db, clock })
    for (const merchant of registry.all()) await remembered.catalogues.of(merchant)
    const app = await createServer({
      db,
      clock,
      ...remembered,
      log,
      merchants: registry,
      mode,
      vendorUrl,
      secrets: createCallerSecrets({
        ...config.secrets,
        main: config.secrets.main ?? readOrCreateSecret(config.dataDir),
      }),
      trustProxy: config.trustProxy,
      ...(sandbox === undefined ? {} : { addSandboxRoutes: sandbox.addRoutes }),
      ...(config.sites.length > 0
        ? { sites: createSiteServer(config.sites, (host) => registry.byHost(host)?.brand) }
        : {}),
    })
    undo.push(() => app.close())
    releaseMemory()
    // Only now, with every merchant loaded: a vendor that hears of an unknown merchant does not ask again.
    // One address: for the name "localhost" Fastify makes a second server, without what is set up on the first.
    await app.listen({ host: await addressOf(config.host), port: config.port })

    const report = (what: string) => (error: unknown) => log.error({ err: error }, what)
    const timers = [
      setInterval(() => deleteExpired(db, clock).catch(report('expired rows could not be deleted')), sweepInterval),
      setInterval(() => clock.refresh().catch(report('the clock could not be read')), clockInterval),
    ]
    const unwatch = mode === 'sandbox' ? watchBrands(source) : () => undefined
    undo.push(() => {
      for (const timer of timers) clearInterval(timer)
      unwatch()
    })
    return { app, stop }
  } catch (error) {
    await stop()
    throw error
  }
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

/** Loads the brands the gateway cannot do without: the default one and those whose sites it serves. Returns the others. */
async function loadNeeded(
  source: MerchantSource,
  { brandsDir, defaultBrand, sites }: Config,
): Promise<readonly string[]> {
  const present = await listBrands(brandsDir).catch(() => {
    throw new StartError(`There is no brand folder ${brandsDir}; set FOYER_BRANDS to the folder that holds the brands`)
  })
  const served = sites.map((site) => basename(site))
  for (const brand of new Set([defaultBrand, ...served])) {
    if (!present.includes(brand))
      throw new StartError(`There is no brand "${brand}" in ${brandsDir}; there are ${present.join(', ') || 'none'}`)
    if (!(await loadMerchant(source, brand)))
      throw new StartError(`The brand "${brand}" cannot be used; run "foyer check ${brand}" to see why`)
  }
  return present.filter((brand) => brand !== defaultBrand && !served.includes(brand))
}

/** A brand that cannot be loaded keeps no other from being served. */
async function loadOthers(source: MerchantSource, brands: readonly string[]): Promise<void> {
  for (const brand of brands) {
    await loadMerchant(source, brand).catch((error: unknown) =>
      source.log.error({ err: error, brand }, 'the brand could not be loaded'),
    )
  }
}
