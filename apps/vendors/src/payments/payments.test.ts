import { createHmac } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PaymentEvent, paymentBase, paymentHeaders, signedText } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createVendorsServer } from '../server/createVendorsServer.ts'

const secret = Buffer.from('secret of a provider in tests')
const heard: PaymentEvent[] = []
let isDown = false
const gateway = createServer((request, response) => {
  let text = ''
  request.on('data', (part: Buffer) => {
    text += part.toString()
  })
  request.on('end', () => {
    if (!isDown) heard.push(JSON.parse(text) as PaymentEvent) // this server sends nothing else
    response.statusCode = isDown ? 503 : 200
    response.end('{"success":true,"value":null}')
  })
})
const folder = mkdtempSync(join(tmpdir(), 'foyer-payments-'))
let app: FastifyInstance
let now = Date.parse('2026-11-21T12:00:00Z')

const start = () =>
  createVendorsServer({
    // It listens on an address of the network.
    gatewayUrl: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    portalOrigins: ['http://comet.localhost:4000'],
    secretOf: () => secret,
    clientDir: folder,
    paymentsPath: join(folder, 'payments.jsonl'),
    now: () => now,
    worldTime: () => now,
  })
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  app = await start()
})
afterAll(async () => {
  await app.close()
  gateway.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
})
beforeEach(() => {
  heard.length = 0
  isDown = false
})

async function ask(call: string, content: object, provider = 'SANDBOX_CARD', key = secret) {
  const path = `${paymentBase}/${call}`
  const body = JSON.stringify({ merchant: 'COMET', ...content })
  const timestamp = String(Math.floor(Date.now() / 1000))
  const text = signedText({ caller: provider, timestamp, path, body })
  const answer = await app.inject({
    method: 'POST',
    url: path,
    body,
    headers: {
      host: 'localhost:4001',
      'content-type': 'application/json',
      [paymentHeaders.caller]: provider,
      [paymentHeaders.timestamp]: timestamp,
      [paymentHeaders.signature]: createHmac('sha256', key).update(text).digest('hex'),
    },
  })
  return { status: answer.statusCode, ...answer.json() }
}

let count = 0
const order = (changes: object = {}) => ({
  merchantName: 'Velvet <Comet>',
  reference: `D${count++}`,
  amount: '50.00',
  currency: 'USD',
  language: 'en',
  returnUrl: 'http://comet.localhost:4000/?centre=member.depositv2',
  expiresAt: '2026-11-21T12:30:00Z',
  ...changes,
})
const pathOf = (url: string): string => new URL(url).pathname
const press = (url: string, form: Readonly<Record<string, string>>) =>
  app.inject({
    method: 'POST',
    url: pathOf(url),
    payload: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

test('P03 a card page takes a payment, tells the gateway and leads back', async () => {
  const wanted = order()
  const made = await ask('create', wanted)
  expect(made).toMatchObject({ status: 200, reference: wanted.reference, state: 'pending' })
  expect(await ask('create', wanted)).toEqual(made)
  const page = await app.inject(pathOf(made.instructions.url))
  expect(page.headers['content-security-policy']).toContain("form-action 'self' http://comet.localhost:4000")
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(page.body).toContain('50.00 USD')
  expect(page.body).not.toContain('<Comet>')
  const pressed = await press(made.instructions.url, { do: 'pay', card: 'approve' })
  expect(pressed).toMatchObject({ statusCode: 303, headers: { location: wanted.returnUrl } })
  expect(heard).toMatchObject([{ merchant: 'COMET', reference: wanted.reference, state: 'paid', amount: '50.00' }])
  await press(made.instructions.url, { do: 'back' })
  expect(heard).toHaveLength(1)
  expect((await ask('status', { reference: wanted.reference })).state).toBe('paid')
})

test('P03 of several buttons of a page that are pressed at once one counts', async () => {
  const wanted = order()
  const { instructions } = await ask('create', wanted, 'SANDBOX_BANK')
  const forms: Readonly<Record<string, string>>[] = [
    { do: 'pay', amount: '50.00' },
    { do: 'pay', amount: '60.00' },
    { do: 'back' },
  ]
  await Promise.all(forms.map((form) => press(instructions.url, form)))
  expect(heard).toMatchObject([{ reference: wanted.reference, state: 'paid', amount: '50.00' }])
  expect(await ask('status', { reference: wanted.reference }, 'SANDBOX_BANK')).toMatchObject({ amount: '50.00' })
})

test.each([
  ['decline', { state: 'failed', reason: 'declined' }, 1],
  ['nocover', { state: 'failed', reason: 'no_cover' }, 1],
  ['twice', { state: 'paid' }, 2],
  ['silent', {}, 0],
])('P03 a card may be of the kind %s', async (card, event, times) => {
  const wanted = order()
  const { instructions } = await ask('create', wanted)
  await press(instructions.url, { do: 'pay', card })
  expect(heard).toHaveLength(times)
  if (times > 0) expect(heard[0]).toMatchObject(event)
  const { state } = await ask('status', { reference: wanted.reference })
  expect(state).toBe(card === 'twice' || card === 'silent' ? 'paid' : 'failed')
})

test('P03 late money has not come before it comes', async () => {
  const wanted = order()
  const { instructions } = await ask('create', wanted)
  await press(instructions.url, { do: 'pay', card: 'late' })
  expect((await ask('status', { reference: wanted.reference })).state).toBe('pending')
  now += 15_000
  expect((await ask('status', { reference: wanted.reference })).state).toBe('paid')
})

test('P03 whoever leaves without paying has paid nothing', async () => {
  const wanted = order()
  const { instructions } = await ask('create', wanted)
  await press(instructions.url, { do: 'back' })
  expect(heard).toMatchObject([{ state: 'abandoned' }])
})

test('P03 a bank sends what was typed, and says what is no amount', async () => {
  const wanted = order()
  const { instructions } = await ask('create', wanted, 'SANDBOX_BANK')
  expect(instructions.transfer).toMatchObject({ reference: wanted.reference, bank: 'Lantern Bank' })
  const wrong = await press(instructions.url, { do: 'pay', amount: '1,5<' })
  expect(wrong.statusCode).toBe(422)
  expect(wrong.body).toContain('1,5&#60;')
  await press(instructions.url, { do: 'pay', amount: '30.5' })
  expect(heard).toMatchObject([{ state: 'paid', amount: '30.50' }])
})

test('P03 a voucher is worth its money once', async () => {
  const voucher = (code: string) => ask('create', order({ voucher: code }), 'SANDBOX_VOUCHER')
  expect(await voucher('GIFT-2026-A')).toMatchObject({ state: 'paid', amount: '50.00' })
  expect(await voucher('gift 2026 a')).toMatchObject({ state: 'failed', reason: 'voucher_used' })
  expect(await voucher('HALF-2026-A')).toMatchObject({ state: 'paid', amount: '25.00' })
  expect(await voucher('NOTHING')).toMatchObject({ state: 'failed', reason: 'voucher_unknown' })
})

test('P03 of many deposits that come at once with one voucher, one is paid', async () => {
  const codes = Array.from({ length: 8 }, () => order({ voucher: 'GIFT-RACE-1' }))
  const answers = await Promise.all(codes.map((one) => ask('create', one, 'SANDBOX_VOUCHER')))
  expect(answers.filter(({ state }) => state === 'paid')).toHaveLength(1)
  expect(answers.filter(({ reason }) => reason === 'voucher_used')).toHaveLength(7)
})

test('P03 one order that comes several times at once is one payment', async () => {
  const wanted = order()
  const answers = await Promise.all(Array.from({ length: 4 }, () => ask('create', wanted)))
  expect(new Set(answers.map(({ providerReference }) => providerReference)).size).toBe(1)
})

test('P03 what the gateway did not sign is refused, and one provider knows nothing of another’s payments', async () => {
  const wanted = order()
  expect((await ask('create', wanted, 'SANDBOX_CARD', Buffer.from('another'))).status).toBe(401)
  expect((await ask('create', wanted, 'ELSEWHERE')).status).toBe(401)
  expect((await ask('create', { ...wanted, amount: '-5' })).status).toBe(422)
  await ask('create', wanted)
  expect((await ask('status', { reference: wanted.reference }, 'SANDBOX_BANK')).state).toBe('unknown')
})

test('P03 payments are there again after a restart', async () => {
  const wanted = order()
  const { instructions } = await ask('create', wanted)
  isDown = true
  await press(instructions.url, { do: 'pay', card: 'approve' })
  expect(heard).toEqual([])
  await app.close()
  app = await start()
  isDown = false
  expect((await ask('status', { reference: wanted.reference })).state).toBe('paid')
})

test('P04 a payout is paid at once, once for each reference, and known again after a restart', async () => {
  const wanted = { reference: 'W1', amount: '98.50', currency: 'USD', speed: 'instant' }
  const account = { bank: 'Lantern Bank', holder: 'Ada Example', number: '0012345678' }
  expect((await ask('payoutStatus', { reference: 'W1' })).state).toBe('unknown')
  expect(await ask('payout', { ...wanted, account })).toMatchObject({ status: 200, state: 'paid' })
  await app.close()
  app = await start()
  // What is told the second time does not count: the first order stands.
  expect((await ask('payout', { ...wanted, account: { ...account, number: '00120002' } })).state).toBe('paid')
  expect((await ask('payoutStatus', { reference: 'W1' })).state).toBe('paid')
})

test.each([
  ['0002', { state: 'failed', reason: 'account_unknown' }, 'failed'],
  ['9995', { state: 'failed', reason: 'bank_refused' }, 'failed'],
  ['0259', { state: 'pending' }, 'paid'],
  ['3220', { state: 'pending' }, 'pending'],
])('P04 an account that ends in %s lets one try what else may happen', async (end, first, later) => {
  const account = { bank: 'Lantern Bank', holder: 'Ada Example', number: `0012${end}` }
  const wanted = { reference: `W-${end}`, amount: '98.50', currency: 'USD', speed: 'transfer', account }
  expect(await ask('payout', wanted)).toMatchObject(first)
  now += 15_000
  expect((await ask('payoutStatus', { reference: wanted.reference })).state).toBe(later)
})
