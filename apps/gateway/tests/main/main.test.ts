import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'foyer-main-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Run {
  readonly child: ChildProcess
  /** What it has said on both channels so far. */
  readonly output: () => string
}

function run(env: Readonly<Record<string, string>>): Run {
  const child = spawn(process.execPath, ['--conditions=foyer-source', main], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: '0',
      FOYER_MODE: 'production',
      FOYER_VENDOR_SECRET: 'a secret for tests, long enough to be one',
      FOYER_DATA: join(folder, 'data'),
      ...env,
    },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += String(chunk)))
  return { child, output: () => text }
}

async function end({ child, output }: Run): Promise<{ code: number | null; output: string }> {
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output: output() }
}

async function ready({ child, output }: Run): Promise<void> {
  while (!output().includes('gateway is ready')) {
    if (child.exitCode !== null) throw new Error(output())
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

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
    expect(readdirSync(join(folder, 'data'))).toEqual(['pg'])
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

test('GW11 says in one line which brands there are when the one asked for is missing', async () => {
  const { code, output } = await end(run({ FOYER_DEFAULT_BRAND: 'atlantis' }))
  expect(code).toBe(1)
  expect(output).toMatch(/^foyer gateway: There is no brand "atlantis" in .*; there are comet, keystone, marigold\n$/)
}, 60_000)

test('GW11 says in one line which setting makes no sense', async () => {
  expect(await end(run({ PORT: 'many' }))).toEqual({
    code: 1,
    output: 'foyer gateway: PORT is "many"; it must be a number from 0 to 65535\n',
  })
})
