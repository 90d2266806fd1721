import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSeamlessClient, WalletRefusal, WalletUnreachable } from './seamlessClient.ts'

let answer = ''
const server = createServer((_request, response) => response.setHeader('content-type', 'application/json').end(answer))
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

const told: string[] = []
const createClient = () => {
  // A server that listens on a port says so.
  const { port } = server.address() as AddressInfo
  return createSeamlessClient({
    gatewayUrl: `http://127.0.0.1:${port}`,
    secretOf: () => Buffer.from('a secret of a test'),
    pauses: [],
    onUnsigned: (vendor, why) => void told.push(`${vendor}: ${why}`),
  })
}
const order = { merchant: 'COMET', session: 'a-session-of-a-test', transactionId: 'R1-bet', roundId: 'R1', amount: 100 }
const bet = (client = createClient()) => client('BGS', 'bet', order)

test.each([
  ['a page', '<h1>Welcome</h1>'],
  ['an answer that breaks off', '{"success":true,"value":{"bal'],
  ['nothing', 'null'],
  ['an answer without a value', '{"success":true}'],
  ['an empty value', '{"success":true,"value":{}}'],
  ['a balance that is none', '{"success":true,"value":{"transactionId":"R1-bet","balance":"NaN"}}'],
  ['the answer to another call', '{"success":true,"value":{"transactionId":"R2-bet","balance":500}}'],
  ['a refusal of something in between', '{"success":false,"code":"RATE_LIMITED","message":"Slow down"}'],
])('GW07 %s in place of the wallet’s answer decides nothing about a stake', async (_what, text) => {
  answer = text
  await expect(bet()).rejects.toThrow(WalletUnreachable)
})

test('GW07 what the wallet itself says is taken for that', async () => {
  answer = '{"success":true,"value":{"transactionId":"R1-bet","balance":500}}'
  expect(await bet()).toEqual({ transactionId: 'R1-bet', balance: 500 })
  answer = '{"success":false,"code":"insufficient_funds","message":"Too little"}'
  await expect(bet()).rejects.toThrow(WalletRefusal)
})

test('GW07 a wallet that refuses what a vendor signs is told of once, with what it says, until it takes it again', async () => {
  const client = createClient()
  const refused = '{"success":false,"code":"signature_refused","message":"Timestamp is more than 60 s off"}'
  for (const text of [refused, refused, '{"success":true,"value":{"transactionId":"R1-bet","balance":500}}', refused]) {
    answer = text
    await bet(client).catch(() => undefined)
  }
  expect(told).toEqual(['BGS: Timestamp is more than 60 s off', 'BGS: Timestamp is more than 60 s off'])
})
