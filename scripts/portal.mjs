/** The running portal of one brand or several: gateway, sandbox games and the assembled site. Node 24 with dependencies. */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { environment, fail, root, say } from './runtime.mjs'

const port = Number(process.env.PORT ?? 4000)
const vendorPort = Number(process.env.VENDOR_PORT ?? 4001)
const home = process.env.FOYER_HOME ?? join(root, '.foyer')
const sites = join(home, 'sites')
const children = new Set()
let stopping = false

/** Runs a tool to its end; its output appears only when it fails. */
function run(label, command, args, env = {}) {
  const started = Date.now()
  process.stdout.write(`${label} … `)
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: environment(env), stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => fail(error.message))
    child.on('exit', (code) => {
      if (code === 0) {
        say(`${((Date.now() - started) / 1000).toFixed(1)} s`)
        resolve(output)
        return
      }
      say('failed')
      process.stderr.write(output)
      stop(1)
    })
  })
}

/** Starts a server of ours and keeps it until the end; without it the others are of no use. */
function serve(name, script, env) {
  const child = spawn(process.execPath, ['--conditions=foyer-source', join(root, script)], {
    cwd: root,
    env: environment(env),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  children.add(child)
  child.on('exit', (code, signal) => {
    children.delete(child)
    if (!stopping) {
      // One that ends by itself has said why.
      if (signal) process.stderr.write(`foyer: ${name} was ended by ${signal}; everything is stopped\n`)
      stop(code === 0 ? 1 : (code ?? 1))
    } else if (children.size === 0) process.exit(process.exitCode ?? 0)
  })
  return child
}

function stop(code) {
  if (stopping) return
  stopping = true
  process.exitCode = code
  for (const child of children) child.kill('SIGTERM')
  if (children.size === 0) process.exit(code)
  setTimeout(() => {
    for (const child of children) child.kill('SIGKILL')
    process.exit(code)
  }, 8000).unref()
}

const portFree = (number) =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(error.code !== 'EADDRINUSE'))
    probe.listen(number, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

async function ready(url, seconds) {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end && !stopping) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  if (!stopping) {
    process.stderr.write(`foyer: nothing answered at ${url} within ${seconds} s\n`)
    stop(1)
  }
  await new Promise(() => {})
}

/**
 * Starts everything; the first brand answers on localhost, each on the hosts its brand.json names. Anew: what an earlier start
 * left in its folder goes, once it is known that nothing runs on its ports.
 */
export async function startPortal(brands, { anew = false } = {}) {
  const [brand] = brands
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0))
  for (const [name, number] of [
    ['PORT', port],
    ['VENDOR_PORT', vendorPort],
  ]) {
    if (!Number.isInteger(number) || number < 1 || number > 65535) fail(`${name} must be a port number from 1 to 65535`)
    if (!(await portFree(number))) fail(`port ${number} is in use; stop what uses it or set ${name} to another`)
  }
  if (anew) rmSync(home, { recursive: true, force: true })
  const origin = `http://localhost:${port}`
  const vendorOrigin = `http://localhost:${vendorPort}`
  await run('Building portal and games', 'turbo', [
    'run',
    'build',
    '--filter=@foyer/portal',
    '--filter=@foyer/vendors',
    '--filter=@foyer/desk',
    '--output-logs=errors-only',
  ])
  // The gateway warns of folders that do not exist; these are filled as soon as it can be asked for what pages show.
  for (const name of brands) mkdirSync(join(sites, name), { recursive: true })
  process.stdout.write('Starting gateway and games … ')
  const started = Date.now()
  const shared = { FOYER_DATA: process.env.FOYER_DATA ?? join(home, 'data'), FOYER_MODE: 'sandbox' }
  serve('the gateway', 'apps/gateway/src/main.ts', {
    ...shared,
    PORT: String(port),
    VENDOR_URL: vendorOrigin,
    FOYER_DEFAULT_BRAND: brand,
    FOYER_SITES: brands.map((name) => join(sites, name)).join(','),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  })
  serve('the server of the games', 'apps/vendors/src/main.ts', {
    ...shared,
    VENDOR_PORT: String(vendorPort),
    GATEWAY_URL: `http://127.0.0.1:${port}`,
    PORTAL_ORIGINS: `${origin},http://127.0.0.1:${port}`,
  })
  await ready(`http://127.0.0.1:${port}/readyz`, 120)
  await ready(`http://127.0.0.1:${vendorPort}/healthz`, 30)
  say(`${((Date.now() - started) / 1000).toFixed(1)} s`)
  const foyer = join(root, 'packages', 'assembler', 'bin', 'foyer.mjs')
  const snapshot = `http://127.0.0.1:${port}/api`
  const target = ['--snapshot', snapshot, '--frame-origin', vendorOrigin, '--out', sites]
  await run(`Assembling ${brands.join(', ')}`, process.execPath, [foyer, 'build', ...brands, ...target])
  await ready(`${origin.replace('localhost', '127.0.0.1')}/`, 20)
  const others = brands
    .slice(1)
    .map((name) => `\n  ${name} is ready:  http://${name}.localhost:${port}`)
    .join('')
  say(`
  ${brand} is ready:  ${origin}${others}
  API documents:   ${origin}/api/docs
  Desk:            ${origin}/desk  (mail and SMS, clock, site status)

  Demo accounts, password Foyer-demo-2026
    demoplayer     member       demoagent      agent
    demodownline   its downline demotrial      trial
    demofirst      never logged in
    demoexpired    has to change its password
    demoagentonly  agent sites only
    demoverifymobile, demoverifysms, demoverifyemail, demoverifytotp, demoverifybank
                   asked for more on a device they do not know

  Ctrl-C stops it.`)
}
