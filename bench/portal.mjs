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

/** Compiles the portal unless that was done for these sources. */
export async function compilePortal() {
  await finish(join(root, 'node_modules/.bin/turbo'), [
    'run',
    'build',
    '--filter=@foyer/portal',
    '--output-logs=errors-only',
  ])
}

async function answers(url, child) {
  for (let attempt = 0; attempt < 1800; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`the gateway ended with code ${child.exitCode}`)
    if ((await fetch(url).catch(() => undefined))?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`nothing answered at ${url}`)
}

/**
 * Starts a gateway over a world of its own with the given brands, the first for unknown hosts; `sites` are served. Its data
 * is thrown away unless a folder for them or a PostgreSQL server is named.
 */
export async function startGateway({ port, brands, sites = [], data, databaseUrl }) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  // Only these brands, so that no other is seeded while something is measured.
  const configs = join(folder, 'brand-configs')
  for (const brand of brands) cpSync(join(root, 'brand-configs', brand), join(configs, brand), { recursive: true })
  const gateway = spawn(node, ['--conditions=foyer-source', join(root, 'apps/gateway/src/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      FOYER_DATA: data ?? join(folder, 'data'),
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      FOYER_BRANDS: configs,
      FOYER_MODE: 'sandbox',
      FOYER_SITES: sites.join(','),
      FOYER_DEFAULT_BRAND: brands[0],
      LOG_LEVEL: 'fatal',
    },
  })
  const stop = async () => {
    if (gateway.exitCode === null && gateway.signalCode === null) {
      gateway.kill('SIGTERM')
      await once(gateway, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await answers(`http://127.0.0.1:${port}/readyz`, gateway)
  } catch (error) {
    await stop()
    throw error
  }
  return { base: `http://127.0.0.1:${port}`, pid: gateway.pid, stop }
}

/** Serves assembled brands through the gateway, their pages filled from it; the first answers on unknown hosts. */
export async function startPortal({ port, brands }) {
  await compilePortal()
  const folder = mkdtempSync(join(tmpdir(), 'foyer-sites-'))
  const sites = brands.map((brand) => join(folder, brand))
  const gateway = await startGateway({ port, brands, sites })
  const stop = async () => {
    await gateway.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const target = ['--snapshot', `${gateway.base}/api`, '--frame-origin', 'https://games.example', '--out', folder]
    await finish(node, [join(root, 'packages/assembler/bin/foyer.mjs'), 'build', ...brands, ...target])
    await answers(gateway.base, { exitCode: null })
  } catch (error) {
    await stop()
    throw error
  }
  return { base: gateway.base, site: (brand) => join(folder, brand), stop }
}
