/** Two hundred players at one roulette table of the real gateway on the embedded database, fifty bets a second. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { root } from '../../scripts/runtime.mjs'
import { finish, startGames, startGateway } from '../portal.mjs'
import { watchDisk } from '../watchDisk.mjs'
import { findTitles } from './titles.mjs'

const port = 4395
const gamesPort = 4396
const players = 200
const everyMs = 20
/** Fifty of them lie above the p99. */
const bets = 5000
const betting = 'betting'

const json = async (answer) => {
  const body = await answer.json()
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${JSON.stringify(body)}`)
  return body
}

/** A session of a member at the game, as a page of the portal opens it. */
async function open(base, games, { gameId, nodeId, vassalage }, token) {
  const common = { platform: 'html5-desktop', clientType: '3', language: 'EN', launchMode: 'GLS' }
  const query = new URLSearchParams({ ...common, gameId, nodeId: String(nodeId), vassalage })
  const headers = { cookie: `__Host-foyer-session=${token}`, 'x-requested-with': 'foyer' }
  const { value } = await json(await fetch(`${base}/wps/game/launchGame?${query}`, { headers }))
  const launch = new URLSearchParams(new URL(value.game_url).hash.slice(1))
  const { token: session } = await json(
    await fetch(`${games}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        gameId,
        vendor: vassalage,
        merchant: launch.get('merchant'),
        launch: launch.get('launch'),
        exchangeId: randomUUID(),
      }),
    }),
  )
  return session
}

/** Sits down and follows what the table says; `seen` holds the newest. */
async function sit(games, session, seen, signal) {
  const answer = await fetch(`${games}/api/roulette/1/events`, {
    headers: { authorization: `Bearer ${session}` },
    signal,
  })
  if (!answer.ok) throw new Error(`a seat was refused: ${answer.status}`)
  const listen = async () => {
    let text = ''
    for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
      text += part
      const events = text.split('\n\n')
      text = events.pop()
      for (const event of events) {
        const [, data] = /^event: table\ndata: (.*)$/m.exec(event) ?? []
        if (data !== undefined) seen.table = JSON.parse(data)
      }
    }
  }
  listen().catch(() => undefined)
}

/** Milliseconds from when it was due, so that a sender that falls behind does not hide a wait. */
async function bet(games, session, round, due) {
  const answer = await fetch(`${games}/api/roulette/1/bets`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ticket: randomUUID(), round, bets: [{ spot: 'red', amount: 10 }] }),
  })
  const body = await answer.json()
  // One that came after the clock has waited longer than any goal allows, which its time says.
  if (!answer.ok && body.code !== 'bets_closed')
    throw new Error(`a bet was refused: ${answer.status} ${JSON.stringify(body)}`)
  return performance.now() - due
}

export async function crowdRows() {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-crowd-'))
  const data = join(folder, 'data')
  const file = join(folder, 'members.json')
  const gone = new AbortController()
  const vendors = `http://127.0.0.1:${gamesPort}`
  let [gateway, games] = []
  try {
    await (await startGateway({ port, brands: ['comet'], data })).stop()
    const script = fileURLToPath(new URL('../wallet/addMembers.mjs', import.meta.url))
    await finish(process.execPath, ['--conditions=foyer-source', script, file, data], { cwd: root })
    gateway = await startGateway({ port, brands: ['comet'], data, vendors })
    games = await startGames({ port: gamesPort, gateway: gateway.base, data })
    const { large } = JSON.parse(readFileSync(file, 'utf8'))
    const { game } = (await findTitles(gateway.base)).find(({ kind }) => kind === 'roulette')
    const seen = {}
    const sessions = []
    for (const { token } of large.slice(0, players)) {
      const session = await open(gateway.base, vendors, game, token)
      await sit(vendors, session, sessions.length === 0 ? seen : {}, gone.signal)
      sessions.push(session)
    }
    const taken = []
    const failed = []
    const asked = []
    const mayBet = () => seen.table?.phase === betting && seen.table.until - Date.now() > 1500
    let sending = 0
    const disk = watchDisk(folder)
    for (let count = 0; count < bets; ) {
      const from = performance.now()
      let sent = 0
      for (; mayBet() && count < bets; sent += 1, count += 1) {
        const due = from + sent * everyMs
        await pause(Math.max(0, due - performance.now()))
        asked.push(
          bet(vendors, sessions[count % players], seen.table.round, due).then(
            (ms) => taken.push(ms),
            (error) => failed.push(error),
          ),
        )
      }
      if (sent > 0) sending += performance.now() - from
      else await pause(50)
    }
    await Promise.all(asked)
    const writes = await disk.stop()
    const rate = (bets * 1000) / sending
    if (failed.length > 0) throw failed[0]
    const waits = taken.sort((a, b) => a - b)
    const at = (share, sorted = waits) => sorted[Math.ceil(share * sorted.length) - 1]
    const written = at(0.99, writes)
    return [
      {
        what: `bets sent a second while they may be laid, beside ${1000 / everyMs}`,
        ours: `${rate.toFixed(1)}/s`,
        peer: `${1000 / everyMs}/s`,
        ratio: 1000 / everyMs / rate,
        target: '<= 1.05',
      },
      {
        what: `a bet of ${players} players at one table, ${1000 / everyMs}/s, p99 (p50 ${at(0.5).toFixed(0)} ms)`,
        ours: `${at(0.99).toFixed(0)} ms`,
        peer: '100 ms',
        ratio: at(0.99) / 100,
        target: '<= 1',
      },
      {
        what: `the same beside one synced write on that disk, p99 (its longest ${writes.at(-1).toFixed(0)} ms)`,
        ours: `${at(0.99).toFixed(0)} ms`,
        peer: `${written.toFixed(1)} ms`,
        ratio: at(0.99) / written,
      },
    ]
  } finally {
    gone.abort()
    await games?.stop()
    await gateway?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
