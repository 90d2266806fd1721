/** PostgreSQL's own bench beside the gateway's database, on the same server. */
import { existsSync, readdirSync } from 'node:fs'
import { finish } from '../portal.mjs'

function findPgbench() {
  const base = '/usr/lib/postgresql'
  const found = readdirSync(base)
    .map((version) => `${base}/${version}/bin/pgbench`)
    .filter((path) => existsSync(path))
  return found.at(-1) ?? 'pgbench'
}

export function createPgbench(serverUrl, { clients }) {
  const program = findPgbench()
  const urlOf = (scale) => {
    const url = new URL(serverUrl)
    url.pathname = `/pgbench_${scale}`
    return url.href
  }
  return {
    prepare: async () => {
      for (const scale of [1, 50]) {
        await finish(program.replace(/pgbench$/, 'createdb'), ['--maintenance-db', serverUrl, `pgbench_${scale}`])
        await finish(program, ['-i', '-q', '-s', String(scale), urlOf(scale)])
      }
    },
    run: async (scale, { seconds }) => {
      const load = ['-c', String(clients), '-j', '2', '-T', String(seconds)]
      const said = await finish(program, ['-n', '-b', 'tpcb-like', ...load, urlOf(scale)])
      const answered = Number(/actually processed: (\d+)/.exec(said)?.[1])
      return { perSecond: Number(/tps = ([\d.]+)/.exec(said)?.[1]), answered }
    },
  }
}
