/** A signed-in GET through every guard against bare node:http with the same answer, interleaved. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { median } from '../median.mjs'
import { startGateway } from '../portal.mjs'

const port = 4391
const barePort = 4392
const rounds = Number(process.env.BENCH_ROUNDS ?? 7)
const seconds = 3

async function signIn(base) {
  const answer = await fetch(`${base}/api/WPS/0/wps/session/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'foyer' },
    body: JSON.stringify({ type: 'username', username: 'demoplayer', password: 'Foyer-demo-2026' }),
  })
  if (!answer.ok) throw new Error(`sign-in failed: ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Processor seconds that a process has used, where the system tells. */
function processorSeconds(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return undefined
  }
}

async function measure({ url, pid, headers, duration }) {
  const before = processorSeconds(pid)
  const result = await autocannon({ url, connections: 20, duration, headers })
  const after = processorSeconds(pid)
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`)
  const used = before === undefined ? result.duration : after - before
  return { perSecond: result.requests.average, perProcessorSecond: result.requests.total / used }
}

export async function run() {
  const gateway = await startGateway({ port, brands: ['comet'] })
  let bare
  try {
    const url = `${gateway.base}/api/WPS/1/wps/member/info`
    const headers = { cookie: await signIn(gateway.base) }
    const answer = await fetch(url, { headers })
    if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`)
    if ((await fetch(url)).status !== 401) throw new Error(`${url} answers without a session`)
    bare = fork(fileURLToPath(new URL('bare.mjs', import.meta.url)), [await answer.text(), String(barePort)])
    await once(bare, 'message')
    const sides = {
      ours: { url, pid: gateway.pid, headers },
      bare: { url: `http://127.0.0.1:${barePort}/`, pid: bare.pid, headers },
    }
    const taken = { ours: [], bare: [] }
    for (let round = 0; round <= rounds; round += 1) {
      for (const side of ['bare', 'ours']) {
        const result = await measure({ ...sides[side], duration: seconds })
        // The first round lets both be compiled and is not counted.
        if (round > 0) taken[side].push(result)
      }
    }
    const of = (side, figure) => median(taken[side].map((result) => result[figure]))
    const row = (what, figure, unit) => ({
      what,
      ours: `${Math.round(of('ours', figure))}/${unit}`,
      peer: `${Math.round(of('bare', figure))}/${unit}`,
      ratio: of('ours', figure) / of('bare', figure),
      target: '>= 0.6',
    })
    return [
      row('signed-in GET against bare node:http', 'perSecond', 's'),
      row('the same per second of processor time', 'perProcessorSecond', 's'),
    ]
  } finally {
    bare?.kill()
    await gateway.stop()
  }
}
