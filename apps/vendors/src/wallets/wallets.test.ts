import { createHmac } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signedText, type WalletReport, walletBase, walletHeaders } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createVendorsServer } from '../server/createVendorsServer.ts'
import type { Fault } from './faults.ts'
import { faultPath } from './walletRoutes.ts'

const secret = Buffer.from('secret of a vendor in tests')
const heard: WalletReport[] = []
const gateway = createServer((request, response) => {
  let text = ''
  request.on('data', (part: Buffer) => {
    text += part.toString()
  })
  request.on('end', () => {
    heard.push(JSON.parse(text) as WalletReport) // this server sends nothing else
    response.end('{"success":true,"value":null}')
  })
})
const folder = mkdtempSync(join(tmpdir(), 'foyer-wallets-'))
let app: FastifyInstance
let url: string

const optionsOf = () => ({
  // It listens on an address of the network.
  gatewayUrl: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
  portalOrigins: ['http://comet.localhost:4000'],
  secretOf: () => secret,
  clientDir: folder,
  lateMs: 20,
  worldTime: Date.now,
})
const start = async () => {
  app = await createVendorsServer({ ...optionsOf(), isSandbox: true, walletsPath: join(folder, 'wallets.jsonl') })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
}
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  await start()
})
const stop = () => {
  // A connection that the client has opened and not used yet is nobody's to wait for.
  app.server.closeAllConnections()
  return app.close()
}
afterAll(async () => {
  await stop()
  gateway.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
})
beforeEach(async () => {
  heard.length = 0
  await setFault('none')
})

const setFault = (fault: Fault | 'odd', headers = {}, server = app) =>
  server.inject({
    method: 'POST',
    url: faultPath,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: `vendor=BGS&fault=${fault}`,
  })

async function ask(
  call: string,
  content: object,
  { key = secret, signal }: { key?: Buffer; signal?: AbortSignal } = {},
) {
  const path = `${walletBase}/${call}`
  const body = JSON.stringify({ merchant: 'COMET', ...content })
  const timestamp = String(Math.floor(Date.now() / 1000))
  const answer = await fetch(url + path, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      [walletHeaders.caller]: 'BGS',
      [walletHeaders.timestamp]: timestamp,
      [walletHeaders.signature]: createHmac('sha256', key)
        .update(signedText({ caller: 'BGS', timestamp, path, body }))
        .digest('hex'),
    },
    ...(signal === undefined ? {} : { signal }),
  })
  return { status: answer.status, ...((await answer.json()) as object) } // an object, whatever the call
}

let count = 0
const order = (player: string, amount: number) => ({ player, currency: 'USD', reference: `T${count++}`, amount })
const balance = (player: string) => ask('balance', { player, currency: 'USD' })

test('P02 a vendor’s wallet is filled and emptied, each reference once, also after a restart', async () => {
  const filled = order('ada', 500)
  for (let times = 0; times < 2; times += 1)
    expect(await ask('deposit', filled)).toEqual({ status: 200, reference: filled.reference, state: 'done' })
  expect(await ask('withdraw', order('ada', 501))).toMatchObject({ state: 'refused', reason: 'insufficient_funds' })
  await stop()
  await start()
  expect(await balance('ada')).toMatchObject({ balance: 500 })
  expect(await ask('deposit', filled)).toMatchObject({ state: 'done' })
  const both = await Promise.all([ask('withdraw', order('ada', 300)), ask('withdraw', order('ada', 300))])
  expect(both.map((answer) => 'state' in answer && answer.state).sort()).toEqual(['done', 'refused'])
  expect(await balance('ada')).toMatchObject({ balance: 200 })
})

test('P02 a transfer that was never heard of is never done after somebody asked for it', async () => {
  const late = order('bea', 100)
  expect(await ask('status', { reference: late.reference })).toMatchObject({ state: 'unknown' })
  expect(await ask('deposit', late)).toMatchObject({ state: 'refused' })
  expect(await balance('bea')).toMatchObject({ balance: 0 })
})

test('P02 what the gateway did not sign is refused', async () => {
  expect((await ask('balance', { player: 'ada', currency: 'USD' }, { key: Buffer.from('other') })).status).toBe(401)
  expect((await ask('deposit', { ...order('ada', 1), amount: -1 })).status).toBe(422)
})

test('P02 FO07 in production nobody can let a vendor fail', async () => {
  const production = await createVendorsServer(optionsOf())
  expect((await production.inject(faultPath)).statusCode).toBe(404)
  expect((await setFault('error', {}, production)).statusCode).toBe(404)
  await production.close()
})

test('P02 a page elsewhere lets no vendor of a sandbox fail', async () => {
  for (const site of ['cross-site', 'same-site'])
    expect((await setFault('error', { 'sec-fetch-site': site })).statusCode).toBe(403)
  expect(await balance('ada')).toMatchObject({ status: 200 })
  expect((await setFault('error', { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(303)
  expect(await balance('ada')).toMatchObject({ status: 500 })
})

test('P02 a vendor that loses its answer has done the transfer', async () => {
  await setFault('loses')
  const lost = order('cid', 70)
  await expect(ask('deposit', lost)).rejects.toThrow()
  expect(await ask('status', { reference: lost.reference })).toMatchObject({ state: 'done' })
})

test('P02 a vendor that is late says so, does the transfer later and reports it', async () => {
  await setFault('late')
  const late = order('dot', 30)
  expect(await ask('deposit', late)).toMatchObject({ state: 'pending' })
  await vi.waitFor(() => expect(heard).toEqual([{ merchant: 'COMET', reference: late.reference, state: 'done' }]))
  expect(await balance('dot')).toMatchObject({ balance: 30 })
})

test('P02 a vendor that answers twice reports what it has said already', async () => {
  await setFault('twice')
  const told = order('eve', 20)
  expect(await ask('deposit', told)).toMatchObject({ state: 'done' })
  await vi.waitFor(() => expect(heard).toHaveLength(2))
  expect(await balance('eve')).toMatchObject({ balance: 20 })
})

test('P02 a vendor that fails, or never answers, does nothing', async () => {
  await setFault('error')
  expect((await ask('deposit', order('fay', 10))).status).toBe(500)
  await setFault('never')
  await expect(ask('deposit', order('fay', 10), { signal: AbortSignal.timeout(100) })).rejects.toThrow()
  await setFault('none')
  expect(await balance('fay')).toMatchObject({ balance: 0 })
})

test('P02 how a vendor fails is set on a page, and nonsense sets nothing', async () => {
  await setFault('late')
  expect((await setFault('odd')).statusCode).toBe(422)
  expect((await app.inject(faultPath)).body).toContain('BGS: answers “pending”')
})
