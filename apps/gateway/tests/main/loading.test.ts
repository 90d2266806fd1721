import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { seamlessBase } from '@foyer/contract'
import { afterAll, expect, test } from 'vitest'
import { createCallerSecrets } from '../../src/start/createCallerSecrets.ts'
import { signVendorCall } from '../../src/testing/vendorCalls.ts'
import { end, freePort, ready, run } from './runMain.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-loading-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const main = 'a secret for tests, long enough to be one'

test('FO02 from the first answer on, a win of any merchant is never refused for good and the gateway is ready', async () => {
  const port = await freePort()
  const gateway = run({ FOYER_DATA: join(folder, 'data'), PORT: String(port), FOYER_VENDOR_SECRET: main })
  const secrets = createCallerSecrets({ main })
  const win = JSON.stringify({ merchant: 'MARIGOLD', roundId: 'r-1', transactionId: 't-1', amount: 100 })
  const send = () =>
    fetch(`http://127.0.0.1:${port}${seamlessBase}/win`, {
      method: 'POST',
      body: win,
      headers: { 'content-type': 'application/json', ...signVendorCall(secrets, 'win', win) },
    }).catch(() => undefined)
  let first = await send()
  while (first === undefined) {
    if (gateway.child.exitCode !== null) throw new Error(gateway.output())
    await wait(2)
    first = await send()
  }
  expect((await first.json()) as object).not.toMatchObject({ code: 'merchant_unknown' })
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  gateway.child.kill('SIGTERM')
  expect((await end(gateway)).code).toBe(0)
}, 120_000)

/** Makes the sandbox's package one that cannot be found. */
const withoutSandbox = `data:text/javascript,${encodeURIComponent(
  "import { registerHooks } from 'node:module'\nregisterHooks({ resolve: (name, context, next) => { if (name.startsWith('@foyer/sandbox')) throw new Error('there is no ' + name); return next(name, context) } })",
)}`

test('FI03 production starts where the sandbox is not installed; the sandbox mode needs it', async () => {
  const production = run({ FOYER_DATA: join(folder, 'production') }, ['--import', withoutSandbox])
  await ready(production)
  production.child.kill('SIGTERM')
  expect((await end(production)).code).toBe(0)
  const sandbox = run({ FOYER_DATA: join(folder, 'sandbox'), FOYER_MODE: 'sandbox' }, ['--import', withoutSandbox])
  expect((await end(sandbox)).output).toContain('there is no @foyer/sandbox')
}, 180_000)

test('FO07 production without its secret and a place for its data is refused in one line that names both', async () => {
  for (const mode of ['', 'production', ' production ']) {
    expect(await end(run({ FOYER_MODE: mode, FOYER_VENDOR_SECRET: '' }))).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^foyer gateway: Production needs FOYER_VENDOR_SECRET and DATABASE_URL or FOYER_DATA; .*\n$/,
      ),
    })
  }
}, 180_000)
