import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Place {
  /** Where it writes wallets and rounds down, and finds its pages. */
  readonly folder: string
  readonly port: number
  readonly gatewayUrl: string
  readonly secret: string
}

const tableSpeed = 15

/** The games' server with its wallets and rounds as a process of its own; its pages are empty, as nobody looks at them. */
const script = (at: (path: string) => string, { folder, port, gatewayUrl }: Place): string => `
  const { createVendorsServer } = await import(${at('createVendorsServer.ts')})
  const { createSecretOf } = await import(${at('vendorSecret.ts')})
  const began = Date.now()
  // Tables' clocks run fast, so that rounds are decided between two kills.
  const tableClock = {
    now: () => began + (Date.now() - began) * ${tableSpeed},
    after: (ms, act) => {
      const timer = setTimeout(act, ms / ${tableSpeed})
      return () => clearTimeout(timer)
    },
  }
  const app = await createVendorsServer({
    gatewayUrl: ${JSON.stringify(gatewayUrl)},
    portalOrigins: [],
    secretOf: createSecretOf(process.env),
    isSandbox: true,
    walletsPath: ${JSON.stringify(walletsFile(folder))},
    gamesPath: ${JSON.stringify(gamesFile(folder))},
    settleEvery: 200,
    tableClock,
    clientDir: ${JSON.stringify(folder)},
    lateMs: 200,
  })
  await app.listen({ port: ${port}, host: '127.0.0.1' })
  process.stdout.write('listening')`

/** Every movement of players' wallets, a line of JSON each. */
export const walletsFile = (folder: string): string => join(folder, 'wallets.jsonl')

/** Every session and round of a game. */
export const gamesFile = (folder: string): string => join(folder, 'games.sqlite')

/** Starts it and waits until it listens. */
export async function startVendors(place: Place): Promise<{ readonly kill: () => Promise<void> }> {
  mkdirSync(join(place.folder, 'assets'), { recursive: true })
  writeFileSync(join(place.folder, 'index.html'), '')
  const at = (path: string): string =>
    JSON.stringify(new URL(`../../../vendors/src/server/${path}`, import.meta.url).href)
  const flags = ['--conditions=foyer-source', '--input-type=module', '--eval', script(at, place)]
  const child = spawn(process.execPath, flags, {
    env: { PATH: process.env.PATH ?? '', FOYER_VENDOR_SECRET: place.secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const first = await Promise.race([once(child.stdout, 'data'), ended.then(() => undefined)])
  if (first === undefined) throw new Error("The vendors' server did not start")
  return {
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
