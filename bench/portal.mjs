/** The product as it runs in production: brands assembled once, a gateway that serves them. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../scripts/runtime.mjs'

const node = process.execPath

/** Runs a tool to its end; throws with what it said when it fails. */
export async function finish(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${said}`)
  return said
}

/** Compiles portal and games unless that was done for these sources. */
export async function compilePortal(apps = ['@foyer/portal']) {
  const filters = apps.map((app) => `--filter=${app}`)
  await finish(join(root, 'node_modules/.bin/turbo'), ['run', 'build', ...filters, '--output-logs=errors-only'])
}

async function answers(url, child) {
  for (let attempt = 0; attempt < 1800; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`the server of ${url} ended with code ${child.exitCode}`)
    if ((await fetch(url).catch(() => undefined))?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`nothing answered at ${url}`)
}

/** A server of ours as it runs in production. */
const serve = (script, env) =>
  spawn(node, ['--conditions=foyer-source', join(root, script)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', FOYER_MODE: 'sandbox', LOG_LEVEL: 'fatal', ...env },
  })

async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** Starts the sandbox's games beside a gateway, in whose data folder the secret stands that they share. */
export async function startGames({ port, gateway, data }) {
  const games = serve('apps/vendors/src/main.ts', {
    VENDOR_PORT: String(port),
    GATEWAY_URL: gateway,
    FOYER_DATA: data,
    PORTAL_ORIGINS: gateway,
  })
  try {
    await answers(`http://127.0.0.1:${port}/healthz`, games)
  } catch (error) {
    await end(games)
    throw error
  }
  return { stop: () => end(games) }
}

/**
 * Starts a gateway over a world of its own with the given brands, the first for unknown hosts; `sites` are served. Its data
 * is thrown away unless a folder for them or a PostgreSQL server is named. `vendors` is where its games are.
 */
export async function startGateway({ port, brands, sites = [], data, databaseUrl, vendors }) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  const dataFolder = data ?? join(folder, 'data')
  // Only these brands, so that no other is seeded while something is measured.
  const configs = join(folder, 'brand-configs')
  for (const brand of brands) cpSync(join(root, 'brand-configs', brand), join(configs, brand), { recursive: true })
  const gateway = serve('apps/gateway/src/main.ts', {
    PORT: String(port),
    FOYER_DATA: dataFolder,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...(vendors === undefined ? {} : { VENDOR_URL: vendors }),
    FOYER_BRANDS: configs,
    FOYER_SITES: sites.join(','),
    FOYER_DEFAULT_BRAND: brands[0],
  })
  const stop = async () => {
    await end(gateway)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await answers(`http://127.0.0.1:${port}/readyz`, gateway)
  } catch (error) {
    await stop()
    throw error
  }
  return { base: `http://127.0.0.1:${port}`, pid: gateway.pid, data: dataFolder, stop }
}

/**
 * Serves assembled brands through the gateway, their pages filled from it; the first answers on unknown hosts. With
 * `gamesPort` the sandbox's games run there.
 */
export async function startPortal({ port, brands, gamesPort }) {
  await compilePortal(gamesPort ? ['@foyer/portal', '@foyer/vendors'] : undefined)
  const folder = mkdtempSync(join(tmpdir(), 'foyer-sites-'))
  const sites = brands.map((brand) => join(folder, brand))
  const vendors = gamesPort && `http://127.0.0.1:${gamesPort}`
  const gateway = await startGateway({ port, brands, sites, vendors })
  let games
  const stop = async () => {
    await games?.stop()
    await gateway.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    if (gamesPort) games = await startGames({ port: gamesPort, gateway: gateway.base, data: gateway.data })
    const target = ['--snapshot', `${gateway.base}/api`, '--out', folder]
    const frames = ['--frame-origin', vendors ?? 'https://games.example']
    await finish(node, [join(root, 'packages/assembler/bin/foyer.mjs'), 'build', ...brands, ...target, ...frames])
    await answers(gateway.base, { exitCode: null })
  } catch (error) {
    await stop()
    throw error
  }
  return { base: gateway.base, site: (brand) => join(folder, brand), stop }
}
