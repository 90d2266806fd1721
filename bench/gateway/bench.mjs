/** A signed-in GET through every guard against bare node:http with the same answer, interleaved. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { median } from '../median.mjs'

const port = 4391
const barePort = 4392
const rounds = 5

async function ready(url) {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if ((await fetch(url).catch(() => undefined))?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`nothing answered at ${url}`)
}

async function signIn(base) {
  const answer = await fetch(`${base}/api/WPS/0/wps/session/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'foyer' },
    body: JSON.stringify({ type: 'username', username: 'demoplayer', password: 'Foyer-demo-2026' }),
  })
  if (!answer.ok) throw new Error(`sign-in failed: ${await answer.text()}`)
  return answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]).join('; ')
}

const measure = async (url, cookie) => {
  const result = await autocannon({ url, connections: 20, duration: 4, headers: { cookie } })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`)
  return result.requests.average
}

export async function run() {
  const data = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  const gateway = fork(fileURLToPath(new URL('../../apps/gateway/src/main.ts', import.meta.url)), {
    execArgv: ['--conditions=foyer-source'],
    env: { ...process.env, PORT: String(port), FOYER_DATA: data, FOYER_MODE: 'sandbox', LOG_LEVEL: 'fatal', FOYER_DEFAULT_BRAND: 'comet' },
  })
  const base = `http://127.0.0.1:${port}`
  try {
    await ready(`${base}/readyz`)
    const cookie = await signIn(base)
    const url = `${base}/api/WPS/1/wps/member/info`
    const body = await (await fetch(url, { headers: { cookie } })).text()
    const bare = fork(fileURLToPath(new URL('bare.mjs', import.meta.url)), [body, String(barePort)])
    await once(bare, 'message')
    const ours = []
    const limit = []
    for (let round = 0; round < rounds; round += 1) {
      limit.push(await measure(`http://127.0.0.1:${barePort}/`, cookie))
      ours.push(await measure(url, cookie))
    }
    bare.kill()
    const perSecond = (value) => `${Math.round(value)}/s`
    const row = { ours: perSecond(median(ours)), peer: perSecond(median(limit)), ratio: median(ours) / median(limit) }
    return [{ what: 'signed-in GET against bare node:http', ...row, target: '>= 0.6' }]
  } finally {
    gateway.kill('SIGTERM')
    await once(gateway, 'exit')
    rmSync(data, { recursive: true, force: true })
  }
}
