import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { environment, root } from '../scripts/runtime.mjs'

interface Brand {
  merchant: string
  hosts: string[]
  site: { kind: string; loginRequired: boolean }
  modules: Record<string, boolean>
  banners: { w_home: object[] }
  api?: object
  wallets?: { vendors: string[] }
  features?: Record<string, object>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('there is no free port')
  return address.port
}

/** Copies of the default brand, changed, on a gateway of their own: for what would touch sites that other tests use. */
export async function startOwnGateway(changes: Readonly<Record<string, (brand: Brand) => void>>) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-own-'))
  for (const name of ['foyer.config.ts', 'package.json', 'node_modules', 'packages', 'apps'])
    symlinkSync(join(root, name), join(folder, name))
  const brandsDir = join(folder, 'brand-configs')
  const names = Object.keys(changes)
  for (const [name, change] of Object.entries(changes)) {
    cpSync(join(root, 'brand-configs', 'comet'), join(brandsDir, name), { recursive: true })
    const file = join(brandsDir, name, 'brand.json')
    const brand: Brand = JSON.parse(readFileSync(file, 'utf8'))
    Object.assign(brand, { merchant: name.toUpperCase(), hosts: [`${name}.localhost`] })
    change(brand)
    writeFileSync(file, JSON.stringify(brand, null, 2))
  }
  const [port, vendorPort] = [await freePort(), await freePort()]
  const vendors = `http://localhost:${vendorPort}`
  const sites = join(folder, 'sites')
  const gateway = spawn(process.execPath, ['--conditions=foyer-source', join(root, 'apps/gateway/src/main.ts')], {
    cwd: folder,
    env: environment({
      FOYER_MODE: 'sandbox',
      FOYER_DATA: join(folder, 'data'),
      FOYER_BRANDS: brandsDir,
      FOYER_DEFAULT_BRAND: names[0],
      FOYER_SITES: names.map((name) => join(sites, name)).join(','),
      FOYER_TRUST_PROXY: '127.0.0.1',
      FOYER_COUNTRY_HEADER: 'X-Country',
      DATABASE_URL: '',
      PORT: String(port),
      VENDOR_URL: vendors,
      LOG_LEVEL: 'warn',
    }),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const running = [gateway]
  const stop = async (): Promise<void> => {
    for (const one of running) if (one.exitCode === null && one.kill('SIGTERM')) await once(one, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok) {
      if (gateway.exitCode !== null) throw new Error(`the gateway ended with code ${gateway.exitCode}`)
      await pause(100)
    }
  } catch (error) {
    await stop()
    throw error
  }
  const api = `http://127.0.0.1:${port}`
  return {
    api,
    /** Assembles the sites, which the gateway serves from then on. */
    buildSites: async (): Promise<void> => {
      const target = ['--snapshot', `${api}/api`, '--frame-origin', vendors, '--out', sites]
      const args = ['build', ...names, ...target]
      const build = spawn(process.execPath, [join(root, 'packages/assembler/bin/foyer.mjs'), ...args], {
        cwd: folder,
        env: environment({}),
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const [code] = await once(build, 'exit')
      if (code !== 0) throw new Error(`foyer build ended with code ${code}`)
    },
    /** Starts the vendors' server beside it; resolves with its origin. */
    startVendors: async (): Promise<string> => {
      const server = spawn(process.execPath, ['--conditions=foyer-source', join(root, 'apps/vendors/src/main.ts')], {
        cwd: folder,
        env: environment({
          FOYER_MODE: 'sandbox',
          FOYER_DATA: join(folder, 'data'),
          GATEWAY_URL: api,
          PORTAL_ORIGINS: names.map((name) => `http://${name}.localhost:${port}`).join(','),
          VENDOR_PORT: String(vendorPort),
        }),
        stdio: ['ignore', 'inherit', 'inherit'],
      })
      running.push(server)
      while (!(await fetch(`${vendors}/healthz`).catch(() => undefined))?.ok) {
        if (server.exitCode !== null) throw new Error(`the games ended with code ${server.exitCode}`)
        await pause(100)
      }
      return vendors
    },
    originOf: (name: string) => `http://${name}.localhost:${port}`,
    /** What the operator of a sandbox sets at its desk. */
    setSite: async (name: string, site: object): Promise<void> => {
      const answer = await fetch(`${api}/desk/api/site?merchant=${name.toUpperCase()}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'foyer' },
        body: JSON.stringify(site),
      })
      if (!answer.ok) throw new Error(`the desk answered ${answer.status}`)
    },
    stop,
  }
}
