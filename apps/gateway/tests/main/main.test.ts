import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { end, ready, run as runIn } from './runMain.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-main-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const run = (env: Readonly<Record<string, string>>) => runIn({ FOYER_DATA: join(folder, 'data'), ...env })

test('GW11 stops cleanly on SIGTERM and SIGINT, gives its data folder free, and keeps a second process out meanwhile', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const gateway = run({})
    await ready(gateway)
    const second = await end(run({}))
    expect(second).toEqual({
      code: 1,
      output: expect.stringMatching(/^foyer gateway: The data folder .* is in use by process \d+; .*\n$/),
    })
    gateway.child.kill(signal)
    expect((await end(gateway)).code).toBe(0)
    expect(readdirSync(join(folder, 'data'))).toEqual(['foyer.lock.open', 'pg'])
  }
}, 180_000)

test('GW11 says in one line that its port is in use', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  expect(await end(run({ PORT: String(port) }))).toEqual({
    code: 1,
    output: `foyer gateway: Port ${port} is in use; stop what uses it or set PORT to another\n`,
  })
  taken.close()
}, 60_000)

test('GW11 says in one line that its host is no address of this machine', async () => {
  const lineFor = async (HOST: string): Promise<string> => (await end(run({ HOST }))).output
  expect(await lineFor('nowhere.invalid')).toMatch(
    /^foyer gateway: HOST is "nowhere.invalid", which has no address; .*\n$/,
  )
  expect(await lineFor('192.0.2.1')).toMatch(/^foyer gateway: 192.0.2.1 is no address of this machine; .*\n$/)
}, 60_000)

/** Gives the name localhost an address of each family, as most systems do. */
const bothFamilies = `data:text/javascript,${encodeURIComponent(
  "import dns from 'node:dns'\nconst { lookup } = dns\ndns.lookup = (name, options, done) => name === 'localhost' && options.all ? done(null, [{ address: '127.0.0.1', family: 4 }, { address: '::1', family: 6 }]) : lookup(name, options, done)",
)}`

test('FO04 HOST=localhost makes one server, which all limits hold for', async () => {
  const gateway = runIn({ FOYER_DATA: join(folder, 'data'), HOST: 'localhost' }, ['--import', bothFamilies])
  await ready(gateway)
  const [, port] = /"address":"http:\/\/127\.0\.0\.1:(\d+)"/.exec(gateway.output()) ?? []
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  await expect(fetch(`http://[::1]:${port}/healthz`)).rejects.toThrow()
  gateway.child.kill('SIGTERM')
  expect((await end(gateway)).code).toBe(0)
}, 60_000)

test('GW11 says in one line which brands there are when the one asked for is missing', async () => {
  const { code, output } = await end(run({ FOYER_DEFAULT_BRAND: 'atlantis' }))
  expect(code).toBe(1)
  expect(output).toMatch(/^foyer gateway: There is no brand "atlantis" in .*; there are comet, keystone, marigold\n$/)
}, 60_000)

test('GW11 CF06 an environment that no brand has is refused in one line, and no database is made', async () => {
  const data = join(folder, 'never')
  const { code, output } = await end(run({ FOYER_ENV: 'stagging', FOYER_DATA: data }))
  expect(output).toMatch(/^foyer gateway: FOYER_ENV is "stagging", but no brand in .* has a brand.stagging.json; .*\n$/)
  expect(code).toBe(1)
  const refused: Record<string, string>[] = [
    { HOST: 'nowhere.invalid' },
    { FOYER_DEFAULT_BRAND: 'atlantis' },
    // This one asks for a code by SMS.
    { FOYER_DEFAULT_BRAND: 'marigold', FOYER_SMS_URL: '' },
  ]
  for (const env of refused) expect((await end(run({ ...env, FOYER_DATA: data }))).code).toBe(1)
  expect(existsSync(data)).toBe(false)
}, 120_000)

test('GW11 says in one line which setting makes no sense', async () => {
  expect(await end(run({ PORT: 'many' }))).toEqual({
    code: 1,
    output: 'foyer gateway: PORT is "many"; it must be a number from 0 to 65535\n',
  })
})
