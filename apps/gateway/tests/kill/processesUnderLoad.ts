import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../../src/database/openDatabase.ts'
import { freePort } from '../main/runMain.ts'
import { type GatewayProcess, startGatewayProcess } from './gatewayProcess.ts'
import { type OwnPostgres, startOwnPostgres } from './startOwnPostgres.ts'
import { startVendors } from './vendorsProcess.ts'

const secret = 'secret of the kill test'
const shipped = fileURLToPath(new URL('../../../../brand-configs/comet', import.meta.url))

/** How many times processes are killed: few in every run, many when asked for. */
export const killsOf = (few: number, many: number): number => (process.env.KILLS === 'many' ? many : few)

/** Gateway and vendors' server over one folder, to be killed and started again in any order. */
export interface ProcessesUnderLoad {
  readonly address: string
  readonly vendorUrl: string
  /** Where the vendors' server writes wallets and rounds down. */
  readonly games: string
  /** Starts what does not run. */
  readonly start: () => Promise<void>
  readonly killVendors: () => Promise<void>
  /** Kills one or the other or both: each time it is called, the next of these. */
  readonly harm: () => Promise<void>
  readonly killBoth: () => Promise<void>
  /** The gateway's books, once it does not run. */
  readonly openBooks: () => ReturnType<typeof openDatabase>
  /** Ends everything and removes the folder. */
  readonly stop: () => Promise<void>
}

type Brand = Readonly<Record<string, unknown>>

/** Starts both with the shipped brand, changed as the test needs it. */
export async function startUnderLoad(name: string, change: (brand: Brand) => Brand): Promise<ProcessesUnderLoad> {
  const folder = mkdtempSync(join(tmpdir(), `foyer-${name}-`))
  const [games, dataDir, brands] = [join(folder, 'games'), join(folder, 'data'), join(folder, 'brands')]
  const [port, vendorPort] = [await freePort(), await freePort()]
  const [address, vendorUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${vendorPort}`]
  const server: OwnPostgres | undefined =
    (process.env.TEST_DATABASE_URL ?? '') === '' ? undefined : await startOwnPostgres()
  cpSync(shipped, join(brands, 'comet'), { recursive: true })
  const path = join(brands, 'comet', 'brand.json')
  const brand: Brand = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify(change(brand)))
  const env = {
    FOYER_MODE: 'sandbox',
    FOYER_BRANDS: brands,
    ...(server === undefined ? { FOYER_DATA: dataDir } : { DATABASE_URL: server.url }),
    FOYER_VENDOR_SECRET: secret,
    VENDOR_URL: vendorUrl,
    PORT: String(port),
  }
  let gateway: GatewayProcess | undefined
  let vendors: Awaited<ReturnType<typeof startVendors>> | undefined
  const killGateway = async (): Promise<void> => {
    const { kill } = gateway ?? {}
    gateway = undefined
    await kill?.()
  }
  const killVendors = async (): Promise<void> => {
    const { kill } = vendors ?? {}
    vendors = undefined
    await kill?.()
  }
  const killBoth = async (): Promise<void> => void (await Promise.all([killGateway(), killVendors()]))
  const harms = [killVendors, killGateway, killBoth]
  let harmed = 0
  const start = async (): Promise<void> => {
    gateway ??= await startGatewayProcess(env)
    vendors ??= await startVendors({ folder: games, port: vendorPort, gatewayUrl: address, secret })
  }
  const stop = async (): Promise<void> => {
    await killBoth()
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await start()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    address,
    vendorUrl,
    games,
    start,
    killVendors,
    harm: () => (harms[harmed++ % harms.length] ?? killBoth)(),
    killBoth,
    openBooks: () => openDatabase(server === undefined ? { dataDir } : { databaseUrl: server.url }),
    stop,
  }
}

/** A call of the sandbox's desk. What it answers, the caller knows. */
export async function askDesk(address: string, path: string, body?: object): Promise<{ value: never }> {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'foyer' }
  const write = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) }
  // As it was asked for.
  return (await (await fetch(`${address}/desk/api/${path}`, write)).json()) as { value: never }
}
