/**
 * Transfers between members and signed bets over HTTP, against pgbench's tpcb-like transactions on the same PostgreSQL: 64
 * clients each, one after the other. Beside them what their parts do alone, HTTP without a wallet and a wallet without HTTP.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../../scripts/postgres.mjs'
import { root } from '../../scripts/runtime.mjs'
import { median } from '../median.mjs'
import { finish, startGateway } from '../portal.mjs'
import { watchCores } from './cores.mjs'
import { startLoad } from './load.mjs'
import { createPgbench } from './pgbench.mjs'
import { processorSeconds } from './processor.mjs'

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const seconds = Number(process.env.BENCH_SECONDS ?? 8)
const warmSeconds = 3
const clients = 64
const port = Number(process.env.BENCH_PORT ?? 4394)
const vendorSecret = 'the secret of the wallet bench'

/** A gateway with a thousand members in one tree, ten in another, and a game session for each. */
export async function startCrowded(where) {
  process.env.FOYER_VENDOR_SECRET = vendorSecret
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-wallet-'))
  const data = join(folder, 'data')
  const first = await startGateway({ port, brands: ['comet'], data, ...where })
  await first.stop()
  const script = fileURLToPath(new URL('addMembers.mjs', import.meta.url))
  const file = join(folder, 'members.json')
  await finish(process.execPath, ['--conditions=foyer-source', script, file, where.databaseUrl ?? data], { cwd: root })
  const gateway = await startGateway({ port, brands: ['comet'], data, ...where })
  const stop = async () => {
    await gateway.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { gateway, file, stop }
}

/**
 * Runs one after the other and prints what each did, which core was busy, and the processor time in µs that one of it took
 * of each process in `pids`.
 */
async function take(name, pids, run) {
  const load = loadavg()[0].toFixed(1)
  const cores = watchCores()
  const read = () => Object.fromEntries(Object.entries(pids).map(([who, pid]) => [who, processorSeconds(pid)]))
  const before = read()
  const result = await run()
  const after = read()
  const each = (used) => (used / result.answered) * 1e6
  const cost = Object.fromEntries(Object.keys(pids).map((who) => [who, each(after[who] - before[who])]))
  if (result.used !== undefined) cost.clients = each(result.used)
  const costs = Object.entries(cost).map(([who, used]) => `${who} ${Math.round(used)}`)
  process.stdout.write(
    `  ${name.padEnd(34)} ${String(Math.round(result.perSecond)).padStart(6)}/s  µs each: ${costs.join(', ')}  cores ${cores.shares()}  load before ${load}\n`,
  )
  return { ...result, cost }
}

const loads = ({ file }, common = { port, file, clients, seconds, vendorSecret }) => ({
  transfers: (options) => startLoad('clients.mjs', { ...common, what: 'transfers', ...options }),
  hot: (options) => startLoad('clients.mjs', { ...common, what: 'hot', ...options }),
  bets: (options) => startLoad('clients.mjs', { ...common, what: 'bets', ...options }),
  steady: (options) => startLoad('clients.mjs', { ...common, what: 'transfers', rate: 3000, ...options }),
})

/** What bare node:http does that answers every transfer with the same words. */
async function takeBareHttp({ file }) {
  const answers = join(tmpdir(), `foyer-bench-answers-${process.pid}.json`)
  const value = { transferId: '123456', amount: '0.01', balance: '99999999.99' }
  const path = '/api/WPS/1/wps/relay/GCS_memberTransfer'
  writeFileSync(answers, JSON.stringify({ [path]: JSON.stringify({ success: true, value }) }))
  const barePort = port + 1
  const server = fork(fileURLToPath(new URL('../gateway/bare.mjs', import.meta.url)), [answers, String(barePort)])
  try {
    await once(server, 'message')
    const bare = loads({ file }).transfers
    await bare({ port: barePort, seconds: 1 })
    return await take('node:http alone', { server: server.pid }, () => bare({ port: barePort }))
  } finally {
    server.kill()
    rmSync(answers)
  }
}

const sum = (cost) => Object.values(cost).reduce((total, used) => total + used, 0)
const perSecond = (value) => `${Math.round(value)}/s`

async function takeRounds(pgbench, load, pids) {
  const taken = { large: [], small: [], transfers: [], hot: [], bets: [] }
  // The first round warms everything up.
  for (let round = 0; round <= rounds; round += 1) {
    process.stdout.write(`round ${round}${round === 0 ? ', not counted' : ''}\n`)
    const time = { seconds: round === 0 ? warmSeconds : seconds }
    const { postgres } = pids
    const one = {
      large: await take('pgbench tpcb-like, scale 50', { postgres }, () => pgbench.run(50, time)),
      transfers: await take('transfers, 1,000 accounts', pids, () => load.transfers(time)),
      bets: await take('signed bets', pids, () => load.bets(time)),
      small: await take('pgbench tpcb-like, scale 1', { postgres }, () => pgbench.run(1, time)),
      hot: await take('transfers, 10 hot accounts', pids, () => load.hot(time)),
    }
    if (round > 0) for (const name of Object.keys(taken)) taken[name].push(one[name])
  }
  return taken
}

async function takeSteady(load, pids) {
  const taken = []
  for (let round = 0; round < rounds; round += 1) {
    const result = await take('3,000 transfers a second', pids, load.steady)
    process.stdout.write(`    p50 ${result.p50.toFixed(1)} ms, p99 ${result.p99.toFixed(1)} ms\n`)
    taken.push(result)
  }
  return taken
}

async function postgresRows() {
  const postgres = await startPostgres()
  let crowded
  try {
    const pgbench = createPgbench(postgres.url, { clients })
    await pgbench.prepare()
    const databaseUrl = postgres.url
    crowded = await startCrowded({ databaseUrl })
    const load = loads(crowded)
    const pids = { gateway: crowded.gateway.pid, postgres: postgres.pid() }
    const taken = await takeRounds(pgbench, load, pids)
    const steady = await takeSteady(load, pids)
    const bare = await takeBareHttp(crowded)
    const options = { file: crowded.file, databaseUrl, clients, seconds }
    const ledger = await take('the ledger alone, without HTTP', { postgres: pids.postgres }, () =>
      startLoad('alone.mjs', options),
    )
    return rowsOf({ taken, steady, bare, ledger })
  } finally {
    await crowded?.stop()
    await postgres.stop()
  }
}

function rowsOf({ taken, steady, bare, ledger }) {
  const of = (name, figure = ({ perSecond }) => perSecond) => median(taken[name].map(figure))
  const against = (what, ours, peer, target) => ({
    what,
    ours: perSecond(of(ours)),
    peer: perSecond(of(peer)),
    ratio: median(taken[ours].map(({ perSecond: value }, index) => value / taken[peer][index].perSecond)),
    target,
  })
  // Both cores busy with nothing but clients, bare HTTP and the ledger.
  const limit = (cpus().length * 1e6) / (sum(bare.cost) + sum(ledger.cost))
  const part = (what, peer) => ({
    what,
    ours: perSecond(of('transfers')),
    peer: perSecond(peer),
    ratio: of('transfers') / peer,
  })
  const worst = median(steady.map(({ p99 }) => p99))
  const inProcessor = (what, name) => ({
    what: `  µs of processor: gateway, PostgreSQL, ${what}`,
    ours: ['gateway', 'postgres'].map((who) => Math.round(of(name, ({ cost }) => cost[who]))).join(' + '),
    peer: `${Math.round(of('large', ({ cost }) => cost.postgres))}`,
    ratio: of('large', ({ cost }) => cost.postgres) / of(name, ({ cost: { gateway, postgres } }) => gateway + postgres),
  })
  return [
    against('transfers over HTTP, 1,000 accounts : pgbench scale 50', 'transfers', 'large', '>= 2'),
    inProcessor('transfers', 'transfers'),
    against('transfers over HTTP, 10 accounts : pgbench scale 1', 'hot', 'small', '>= 2.5'),
    against('signed bets over HTTP : pgbench scale 50', 'bets', 'large', '>= 1.2'),
    inProcessor('bets', 'bets'),
    {
      what: 'p99 at 3,000 transfers a second',
      ours: `${worst.toFixed(1)} ms`,
      peer: '15 ms',
      ratio: worst / 15,
      target: '<= 1',
    },
    part('transfers : node:http alone', bare.perSecond),
    part('transfers : the ledger alone, without HTTP', ledger.perSecond),
    part('transfers : what all cores could do of both', limit),
  ]
}

async function embeddedRows() {
  const crowded = await startCrowded({})
  try {
    const load = loads(crowded)
    const rows = []
    for (const [name, what] of [
      ['transfers', 'transfers over HTTP, 1,000 accounts, embedded'],
      ['hot', 'transfers over HTTP, 10 accounts, embedded'],
      ['bets', 'signed bets over HTTP, embedded'],
    ]) {
      await load[name]({ seconds: warmSeconds })
      const { perSecond: rate } = await take(what, { gateway: crowded.gateway.pid }, load[name])
      rows.push({ what, ours: perSecond(rate), peer: '-', ratio: 1 })
    }
    return rows
  } finally {
    await crowded.stop()
  }
}

export async function run() {
  if (process.platform !== 'linux') return []
  process.stdout.write(`${cpus().length} cores of ${cpus()[0]?.model}\n`)
  return [...(await postgresRows()), ...(await embeddedRows())]
}
