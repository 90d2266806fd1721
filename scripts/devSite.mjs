/** `foyer dev` over a brand that may be changed: a workspace of its own in a temporary folder, the product by link. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { environment, root } from './runtime.mjs'

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

/** Starts it with the API at an address. `write` saves a file of the brand, `change` its brand.json. */
export async function startDevSite(brand, api) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-dev-'))
  for (const name of ['foyer.config.ts', 'package.json', 'node_modules', 'packages', 'apps'])
    symlinkSync(join(root, name), join(folder, name))
  const dir = join(folder, 'brand-configs', brand)
  cpSync(join(root, 'brand-configs', brand), dir, { recursive: true })
  const port = await freePort()
  const foyer = join(root, 'packages/assembler/bin/foyer.mjs')
  const child = spawn(process.execPath, [foyer, 'dev', brand, '--api', api, '--port', String(port)], {
    cwd: folder,
    env: environment({}),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
  await new Promise((resolve, reject) => {
    const hear = (chunk) => {
      said += chunk
      if (said.includes('follows every save')) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('exit', (code) => reject(new Error(`foyer dev ended with code ${code}: ${said}`)))
  }).catch(async (error) => {
    await stop()
    throw error
  })
  const read = (file) => readFileSync(join(dir, file), 'utf8')
  const write = (file, text) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
  return {
    url: `http://127.0.0.1:${port}`,
    read,
    write,
    /** @param {(brand: any) => void} edit changes the parsed file, of which nothing is known here */
    change: (edit) => {
      const json = JSON.parse(read('brand.json'))
      edit(json)
      write('brand.json', JSON.stringify(json, null, 2))
    },
    stop,
  }
}
