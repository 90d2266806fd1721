/** A throw-away PostgreSQL for tests: Debian's package, own data folder, loopback only, ended by its own process id. */
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fail, say } from './runtime.mjs'

const isRoot = process.getuid?.() === 0

/** Folder of initdb and postgres, newest version first. */
function findBinaries() {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base)
    ? readdirSync(base)
        .map(Number)
        .sort((a, b) => b - a)
    : []
  return versions
    .map((version) => join(base, String(version), 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

function install() {
  if (!isRoot || !existsSync('/usr/bin/apt-get'))
    fail('PostgreSQL is not installed; install Debian’s package "postgresql" and run again')
  say('Installing PostgreSQL …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
}

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/** PostgreSQL refuses to run as root, so root hands over to the system user that the package makes. */
const asServer = (command, args) => (isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args])

/**
 * Starts a fresh cluster; `url` reaches its superuser on loopback. One that is not `durable` leaves it to the system when
 * its files reach the disk: enough for what outlives its own end, not the machine's.
 */
export async function startPostgres({ durable = true } = {}) {
  if (!findBinaries()) install()
  const binaries = findBinaries() ?? fail('PostgreSQL was installed but its programs were not found')
  const data = mkdtempSync(join(tmpdir(), 'foyer-postgres-'))
  if (isRoot) execFileSync('chown', ['postgres', data])
  else chmodSync(data, 0o700)
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], cwd: tmpdir() }
  execFileSync(
    ...asServer(join(binaries, 'initdb'), [
      '-D',
      data,
      '-U',
      'foyer',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ]),
    quiet,
  )
  const port = await freePort()
  const settings = ['-p', String(port), '-k', data, '-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=200']
  if (!durable) settings.push('-c', 'fsync=off', '-c', 'full_page_writes=off')
  const launch = async () => {
    const [command, args] = asServer(join(binaries, 'postgres'), ['-D', data, ...settings])
    const server = spawn(command, args, { ...quiet, stdio: ['ignore', 'ignore', 'ignore'] })
    for (let attempt = 0; ; attempt += 1) {
      try {
        execFileSync(join(binaries, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q'])
        return server
      } catch {
        if (attempt === 100 || server.exitCode !== null) fail('PostgreSQL did not start')
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
    }
  }
  let server = await launch()
  say(`PostgreSQL from ${binaries} answers on port ${port}`)
  /** Ends it without letting it finish anything, as a crash does. */
  const crash = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    execFileSync(...asServer(join(binaries, 'pg_ctl'), ['-D', data, 'stop', '-m', 'immediate']), quiet)
    await ended
  }
  return {
    /** Id of the server process, which has started all others. */
    pid: () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]),
    url: `postgres://foyer@127.0.0.1:${port}/postgres`,
    crash,
    /** Starts it again after a crash, over the same data. */
    restart: async () => {
      server = await launch()
    },
    stop: async () => {
      await crash()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
