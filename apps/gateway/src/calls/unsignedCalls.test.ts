import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '../start/createLogger.ts'
import { call, signIn } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway, testSecrets } from '../testing/createTestGateway.ts'

const lines: string[] = []
const log = createLogger({ level: 'warn', destination: { write: (line) => void lines.push(line) } })
const refuser = createServer((_request, response) => void response.writeHead(401).end('{"code":"signature_refused"}'))
let origin: string
let gateway: TestGateway
beforeAll(async () => {
  await new Promise<void>((resolve) => refuser.listen(0, '127.0.0.1', resolve))
  // It listens on an address of the network.
  origin = `http://127.0.0.1:${(refuser.address() as AddressInfo).port}`
  gateway = await createTestGateway({ vendorUrl: origin, log })
  gateway.merchants.put({ ...gateway.merchant, walletVendors: new Set(['BGS']) })
})
afterAll(async () => {
  await gateway.close()
  refuser.close()
})

test('GW11 P02 P03 the log says which wallet and which provider refuse the gateway’s signature, and no secret', async () => {
  const player = await signIn(gateway, 'demoplayer')
  for (let times = 0; times < 3; times += 1)
    await call(gateway, 'vendorWalletBalance', { query: { vendor: 'BGS' }, headers: player })
  await call(gateway, 'startDeposit', {
    body: { methodId: 'card', amount: '50.00' },
    headers: { ...player, 'idempotency-key': 'key-of-a-refused-deposit' },
  })
  const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => /refuses what the gateway signs/.test(msg))
  expect(told.map(({ caller, address, status }) => ({ caller, address, status }))).toEqual([
    { caller: 'BGS', address: `${origin}/wallet/v1/balance`, status: 401 },
    { caller: 'SANDBOX_CARD', address: `${origin}/payments/v1/create`, status: 401 },
  ])
  for (const secret of [testSecrets.ofVendor('BGS'), testSecrets.ofPayments('SANDBOX_CARD')])
    expect(lines.join('')).not.toContain(secret.toString())
})
