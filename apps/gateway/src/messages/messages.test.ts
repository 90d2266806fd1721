import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signedText } from '@foyer/contract'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import type { OutgoingMessage } from '../calls/messenger.ts'
import { createMessenger } from './createMessenger.ts'
import { deliverByMail } from './deliverByMail.ts'
import { deliverBySms } from './deliverBySms.ts'
import { messageLanguages, messageTexts } from './messageTexts.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const message: OutgoingMessage & { id: string } = {
  id: '0b9f2a52-5ad0-4c3c-9a3e-6d3c1f0a7e11',
  kind: 'login',
  merchantId: 1,
  merchant: 'COMET',
  sender: 'Velvet Comet',
  channel: 'mail',
  to: 'ada@example.org',
  subject: 'Giriş kodunuz: 123456',
  text: 'Kod: 123456\n\n.\nson',
  language: 'tr',
}

/** An SMTP server that keeps what it is given. */
async function startSmtp(host = '127.0.0.1', disabledCommands: string[] = [], refusals: number[] = []) {
  const received: { to: string[]; user: string; data: string }[] = []
  const server = new SMTPServer({
    hideSTARTTLS: true,
    disabledCommands,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'sesame' ? done(null, { user: username }) : done(new Error('wrong password')),
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = refusals.shift()
      done(responseCode === undefined ? null : Object.assign(new Error(`<${address}> not now`), { responseCode }))
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ to, user: String(session.user), data: Buffer.concat(parts).toString('utf8') })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  closing.push(() => server.close())
  // A server that listens on a port has such an address.
  return { received, port: (server.server.address() as AddressInfo).port }
}

test('ruling 27: a message leaves behind the answer, whose time tells nothing of whom it goes to', async () => {
  const left: string[] = []
  const mail = async ({ to }: OutgoingMessage) => void left.push(to)
  const messenger = createMessenger({ mail }, () => undefined)
  messenger.send(message)
  await new Promise((resolve) => setImmediate(resolve))
  expect(left).toEqual([])
  await messenger.settled()
  expect(left).toEqual([message.to])
})

test('mail leaves over SMTP, from the brand, to the one address it is for', async () => {
  const { received, port } = await startSmtp()
  const deliver = deliverByMail({ url: `smtp://foyer:sesame@127.0.0.1:${port}`, from: 'no-reply@comet.example' })
  await deliver(message)
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ to: ['ada@example.org'], user: 'foyer' })
  expect(received[0]?.data).toContain('From: Velvet Comet <no-reply@comet.example>')
  expect(received[0]?.data).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(received[0]?.data).toContain('Kod: 123456')
})

test('a mail that the server refuses is reported, and nothing is thrown at who sent it', async () => {
  const { port } = await startSmtp()
  const failures: string[] = []
  const messenger = createMessenger(
    { mail: deliverByMail({ url: `smtp://foyer:wrong@127.0.0.1:${port}`, from: 'no-reply@comet.example' }) },
    (_error, { channel }) => failures.push(channel),
  )
  messenger.send(message)
  messenger.send({ ...message, channel: 'sms' })
  await messenger.settled()
  expect(failures.toSorted()).toEqual(['mail', 'sms'])
})

test('GW11 mail that the server puts off is sent again, three times in all; a refusal is final, and repeats no address', async () => {
  const { received, port } = await startSmtp('127.0.0.1', [], [451, 452, 450, 451, 452, 550])
  const settings = { url: `smtp://foyer:sesame@127.0.0.1:${port}`, from: 'no-reply@comet.example' }
  const deliver = deliverByMail({ ...settings, pauses: [0, 0] })
  await expect(deliver(message)).rejects.toThrow(/^The mail server refused a message with 450$/)
  await expect(deliver(message)).rejects.toThrow(/^The mail server refused a message with 550$/)
  expect(received).toEqual([])
  await deliver(message)
  expect(received[0]?.data).toContain(`Message-ID: <${message.id}@comet.example>`)
})

test.each([
  ['offers no TLS', ['STARTTLS'], 'ETLS'],
  ['has a certificate that nobody vouches for', [], 'ESOCKET'],
])('a mail server elsewhere that %s is told nothing', async (_, disabled, code) => {
  // Loopback too, but not one of the addresses that stand for this machine.
  const { received, port } = await startSmtp('127.0.0.2', disabled)
  const url = `smtp://foyer:sesame@127.0.0.2:${port}`
  const transport = deliverByMail({ url, from: 'no-reply@comet.example', pauses: [] })
  await expect(transport(message)).rejects.toMatchObject({ code })
  expect(received).toEqual([])
})

interface Call {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A service that answers with these statuses in turn. */
async function startSmsService(statuses: number[]) {
  const calls: Call[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      calls.push({ headers: request.headers, body })
      response.writeHead(statuses.shift() ?? 200).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  // A server that listens on a port has such an address.
  return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send?account=7` }
}

const secret = 'a secret of an SMS service'
const sms: typeof message = { ...message, channel: 'sms', to: '+905321234567', text: 'Kod: 123456' }

test('SMS leave over HTTP, signed with the secret of the service', async () => {
  const { calls, url } = await startSmsService([200])
  await deliverBySms({ url, secret })(sms)
  const [call] = calls
  expect(JSON.parse(call?.body ?? '')).toEqual({
    requestId: sms.id,
    to: '+905321234567',
    text: 'Kod: 123456',
    language: 'tr',
  })
  const timestamp = String(call?.headers['x-timestamp'])
  const text = signedText({ caller: 'COMET', timestamp, path: '/send', body: call?.body ?? '' })
  expect(call?.headers).toMatchObject({
    'x-merchant': 'COMET',
    'x-signature': createHmac('sha256', secret).update(text).digest('hex'),
  })
})

test('an SMS that got no answer is handed over again under the same id; a refusal is final', async () => {
  const { calls, url } = await startSmsService([503, 500, 200, 422])
  const deliver = deliverBySms({ url, secret, pauses: [0, 0] })
  await deliver(sms)
  expect(calls).toHaveLength(3)
  expect(new Set(calls.map(({ body }) => JSON.parse(body).requestId)).size).toBe(1)
  await expect(deliver(sms)).rejects.toThrow('refused a message with 422')
  expect(calls).toHaveLength(4)
})

test('an SMS service that cannot be reached is given up after the last try', async () => {
  const { url } = await startSmsService([])
  for (const close of closing.splice(0)) close()
  const deliver = deliverBySms({ url, secret, pauses: [0] })
  await expect(deliver(sms)).rejects.toThrow('The SMS service did not take a message: ECONNREFUSED')
})

test('GW09 a failure says what the SMS service answered, and neither number nor text', async () => {
  const { url } = await startSmsService([503, 500, 422])
  const deliver = deliverBySms({ url, secret, pauses: [0] })
  await expect(deliver(sms)).rejects.toThrow('The SMS service did not take a message: it answered 500')
  await expect(deliver(sms)).rejects.toThrow(/^The SMS service refused a message with 422$/)
})

test('every language has every message, and none has a place that nothing fills', () => {
  expect(messageLanguages.toSorted()).toEqual(['en', 'tr'])
  for (const language of messageLanguages)
    for (const kind of ['login', 'register', 'forgotPassword', 'verifyDevice', 'verifyContact'] as const) {
      const texts = messageTexts(kind, language, { code: '123456', minutes: 10, site: 'Velvet Comet' })
      for (const text of [texts.sms, texts.subject, texts.mail]) {
        expect(text).toContain('123456')
        expect(text).not.toContain('{{')
      }
      if (language !== 'en')
        expect(texts).not.toEqual(messageTexts(kind, 'en', { code: '123456', minutes: 10, site: 'Velvet Comet' }))
    }
  expect(messageTexts('login', 'xx', {}).sms).toBe(messageTexts('login', 'en', {}).sms)
})
