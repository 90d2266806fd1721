import { setTimeout as pause } from 'node:timers/promises'
import { operations, wirePath } from '@foyer/contract'
import { demoPassword } from '@foyer/sandbox'
import { afterAll, expect, test } from 'vitest'
import { createServerDatabase } from '../../src/database/createTestDatabase.ts'
import { createTcpProxy } from '../../src/testing/createTcpProxy.ts'
import { end, ready, run } from '../main/runMain.ts'

const serverUrl = process.env.TEST_DATABASE_URL ?? ''
const cleanUp: (() => unknown)[] = []
afterAll(async () => {
  for (const step of cleanUp.reverse()) await step()
})

const logIn = (address: string): Promise<unknown> =>
  fetch(`${address}/api${wirePath(operations.login.shape)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'foyer' },
    body: JSON.stringify({ type: 'username', username: 'demoplayer', password: demoPassword }),
  })

// Nobody freezes the embedded database and not the process around it.
test.skipIf(serverUrl === '')(
  'GW11 a gateway that is to end while its database is frozen ends all the same and says why in one line',
  async () => {
    const { url, drop } = await createServerDatabase(serverUrl)
    cleanUp.push(drop)
    const address = new URL(url)
    const proxy = await createTcpProxy({ host: address.hostname, port: Number(address.port) })
    cleanUp.push(proxy.close)
    address.host = `127.0.0.1:${proxy.port}`
    const gateway = run({ FOYER_MODE: 'sandbox', DATABASE_URL: address.href, FOYER_DATABASE_CONNECTIONS: '1' })
    await ready(gateway)
    proxy.freeze()
    const at = /"address":"([^"]+)"/.exec(gateway.output())?.[1] ?? ''
    // With one connection most of them still wait for theirs when the patience with the end is over.
    const calls = Array.from({ length: 30 }, () => logIn(at).catch(() => undefined))
    await pause(1000)
    gateway.child.kill('SIGTERM')
    const { code, output } = await end(gateway)
    expect(output.split('\n').filter((line) => line !== '' && !line.startsWith('{'))).toEqual([
      'foyer gateway: Calls were still running 8 s after SIGTERM',
    ])
    expect(code).toBe(1)
    await Promise.all(calls)
  },
  120_000,
)
