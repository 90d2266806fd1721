/** Memory of a gateway: at most while starting, when it is ready, and after 100,000 requests. */
import { readFileSync } from 'node:fs'
import { startPostgres } from '../../scripts/postgres.mjs'
import { startGateway } from '../portal.mjs'
import { measure } from './load.mjs'

const port = 4393
const requests = 100_000

/** MB that a process holds (`VmRSS`) or has held at most (`VmHWM`); Linux only. */
function megabytes(pid, field) {
  const [, kilobytes] = new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(kilobytes) / 1024
}

async function rowsOf(name, limit, options) {
  const gateway = await startGateway({ port, brands: ['comet'], ...options })
  try {
    const peak = megabytes(gateway.pid, 'VmHWM')
    const started = megabytes(gateway.pid, 'VmRSS')
    const list = '/wps/relay/GCSGAME_gameList'
    const paths = Array.from({ length: 200 }, (_, index) => `${list}?gameType=RNG&pageNo=${1 + (index % 60)}`)
    const target = { url: gateway.base, pid: gateway.pid }
    await measure(target, { requests: paths.map((path) => ({ path })), amount: requests })
    const after = megabytes(gateway.pid, 'VmRSS')
    const row = (what, ours, bound, target = '<= 1') => ({
      what: `${what}, ${name}`,
      ours: `${Math.round(ours)} MB`,
      peer: `${Math.round(bound)} MB`,
      ratio: ours / bound,
      target,
    })
    return [
      row('memory while starting', peak, 700),
      row('memory when started', started, limit),
      row(`memory after ${requests} requests`, after, started, '<= 1.1'),
    ]
  } finally {
    await gateway.stop()
  }
}

export async function memoryRows() {
  if (process.platform !== 'linux') return []
  const embedded = await rowsOf('embedded', 480, {})
  const postgres = await startPostgres()
  try {
    return [...embedded, ...(await rowsOf('PostgreSQL', 220, { databaseUrl: postgres.url }))]
  } finally {
    await postgres.stop()
  }
}
