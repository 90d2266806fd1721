/** Signed-in calls and lists of games through every guard, against bare node:http with the same answers, interleaved. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../../scripts/runtime.mjs'
import { median } from '../median.mjs'
import { finish, startGateway } from '../portal.mjs'
import { measure } from './load.mjs'
import { memoryRows } from './memory.mjs'

const port = 4391
const barePort = 4392
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const sessions = 10_000
const info = '/api/WPS/1/wps/member/info'
const list = '/wps/relay/GCSGAME_gameList'
const letters = [...'abcdefghijklmnopqrstuvwxyz']

/** A gateway over a world with ten thousand people signed in. */
async function startCrowded(folder) {
  const data = join(folder, 'data')
  const tokens = join(folder, 'tokens.json')
  const first = await startGateway({ port, brands: ['comet'], data })
  await first.stop()
  const script = fileURLToPath(new URL('addSessions.mjs', import.meta.url))
  await finish(process.execPath, ['--conditions=foyer-source', script, String(sessions), tokens, data], { cwd: root })
  const gateway = await startGateway({ port, brands: ['comet'], data })
  const cookies = JSON.parse(readFileSync(tokens, 'utf8')).map((token) => `__Host-foyer-session=${token}`)
  return { gateway, cookies }
}

const casesOf = (cookies) => {
  const signedIn = cookies.map((cookie) => ({ path: info, headers: { cookie } }))
  const pages = Array.from({ length: 20 }, (_, index) => ({ path: `${list}?pageSize=100&pageNo=${index + 1}` }))
  const searches = letters.flatMap((a) => letters.map((b) => ({ path: `${list}?pageSize=100&gameName=${a}${b}` })))
  return [
    { what: 'signed-in GET, one session', requests: signedIn.slice(0, 1), target: '>= 0.6' },
    { what: 'signed-in GET, 10,000 sessions in turn', requests: signedIn, target: '>= 0.6' },
    { what: 'the same beside eight searchers', requests: signedIn, beside: searches, target: '>= 0.4' },
    { what: 'lists of 100 games, 20 pages in turn', requests: pages, target: '>= 0.4' },
    { what: 'searches, 676 in turn', requests: searches, target: '>= 0.4' },
  ]
}

/** The gateway's answers by address, one for all sessions. */
async function answersOf(base, cases) {
  const answers = {}
  for (const { path, headers } of cases.flatMap(({ requests, beside = [] }) => [...requests, ...beside])) {
    if (answers[path] !== undefined) continue
    const answer = await fetch(base + path, { headers })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    answers[path] = await answer.text()
  }
  if ((await fetch(base + info)).status !== 401) throw new Error(`${info} answers without a session`)
  return answers
}

async function rowsOf({ what, target, ...load }, sides) {
  const taken = { ours: [], bare: [] }
  // One pass over all that is asked for, and a round in which both are compiled; neither is counted.
  const pass = Math.max(load.requests.length, 20)
  await measure(sides.ours, { requests: load.requests, amount: pass, connections: 1 })
  for (let round = 0; round <= rounds; round += 1)
    for (const side of ['bare', 'ours']) {
      const result = await measure(sides[side], load)
      if (round > 0) taken[side].push(result)
    }
  const of = (side, figure) => median(taken[side].map((result) => result[figure]))
  const row = (name, figure) => ({
    what: name,
    ours: `${Math.round(of('ours', figure))}/s`,
    peer: `${Math.round(of('bare', figure))}/s`,
    ratio: of('ours', figure) / of('bare', figure),
    target,
  })
  return [row(what, 'perSecond'), row('  per second of processor time', 'perProcessorSecond')]
}

async function speedRows() {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-gateway-'))
  let gateway
  let bare
  try {
    const crowded = await startCrowded(folder)
    gateway = crowded.gateway
    const cases = casesOf(crowded.cookies)
    const file = join(folder, 'answers.json')
    writeFileSync(file, JSON.stringify(await answersOf(gateway.base, cases)))
    bare = fork(fileURLToPath(new URL('bare.mjs', import.meta.url)), [file, String(barePort)])
    await once(bare, 'message')
    const sides = {
      ours: { url: gateway.base, pid: gateway.pid },
      bare: { url: `http://127.0.0.1:${barePort}`, pid: bare.pid },
    }
    const rows = []
    for (const one of cases) rows.push(...(await rowsOf(one, sides)))
    return rows
  } finally {
    bare?.kill()
    await gateway?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export const run = async () => [...(await speedRows()), ...(await memoryRows())]
