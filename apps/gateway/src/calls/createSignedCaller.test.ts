import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkSignature } from './checkSignature.ts'
import { createSignedCaller } from './createSignedCaller.ts'
import type { UnsignedCall } from './warnOfUnsigned.ts'

const secret = Buffer.from('a secret of thirty-two characters')
let answer: (response: ServerResponse) => void
const callers: string[] = []
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => {
    body += part.toString()
  })
  request.on('end', () => {
    const call = { headers: request.headers, path: request.url ?? '', body }
    callers.push(checkSignature(call, 'X-Caller', () => secret, Date.now()))
    answer(response)
  })
})
let port: number
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // It listens on an address of the network.
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const isAnswer = (value: unknown): value is { reference: string } =>
  typeof value === 'object' && value !== null && 'reference' in value
const unsigned: UnsignedCall[] = []
const about = (reference: string, timeout?: number) =>
  createSignedCaller({
    caller: 'LANTERN',
    callerHeader: 'X-Caller',
    url: `http://127.0.0.1:${port}`,
    base: '/partner/v1',
    secret,
    onUnsigned: (call) => void unsigned.push(call),
    ...(timeout === undefined ? {} : { timeout }),
  }).askAbout('status', { reference }, isAnswer)

test('P03 a call is signed for its caller, and its answer is about what was asked', async () => {
  answer = (response) => response.end('{"reference":"D1","state":"paid"}')
  expect(await about('D1')).toEqual({ reference: 'D1', state: 'paid' })
  expect(callers).toEqual(['LANTERN'])
  expect(await about('D2')).toBeUndefined()
})

test.each<[string, typeof answer]>([
  ['an error', (response) => void response.writeHead(500).end('{"reference":"D1"}')],
  ['another form', (response) => void response.end('["D1"]')],
  ['no JSON', (response) => void response.end('<html>')],
  ['another place', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['nothing', (response) => void response.destroy()],
])('P03 what answers with %s has not answered', async (_what, how) => {
  answer = how
  expect(await about('D1')).toBeUndefined()
})

test('P03 one that begins to answer and never ends is not waited for', async () => {
  answer = (response) => void response.write('{"reference":')
  expect(await about('D1', 50)).toBeUndefined()
})

test('P03 an answer is read up to a bound, and the sender of a longer one is let go', async () => {
  const chunk = ' '.repeat(16 * 1024)
  let sent = 0
  const gone = new Promise<void>((resolve) => {
    answer = (response) => {
      response.on('close', resolve)
      const more = () => {
        while (!response.destroyed && sent < 64 * 1024 * 1024) {
          sent += chunk.length
          if (!response.write(chunk)) return void response.once('drain', more)
        }
        response.end('{"reference":"D1"}')
      }
      more()
    }
  })
  expect(await about('D1')).toBeUndefined()
  await gone
  expect(sent).toBeLessThan(64 * 1024 * 1024)
})

test('P03 FO04 what follows an answer that is an error is not waited for, and its connection is let go', async () => {
  const held = new Set<ServerResponse>()
  let most = 0
  for (const status of [401, 404, 500].flatMap((one) => Array.from({ length: 10 }, () => one))) {
    answer = (response) => {
      held.add(response)
      most = Math.max(most, held.size)
      response.on('close', () => held.delete(response))
      response.writeHead(status).write('{"code":')
    }
    expect(await about('D1', 60_000)).toBeUndefined()
  }
  // The server hears of the end of one while it takes the next.
  expect(most).toBeLessThan(10)
})

test('P03 an answer of many bytes, and letters of more than one, is read whole', async () => {
  const note = 'ğ'.repeat(20_000)
  answer = (response) => response.end(JSON.stringify({ reference: 'D1', note }))
  expect(await about('D1')).toEqual({ reference: 'D1', note })
})

test('GW11 P03 a server that refuses the signature is told of, and no other failure is', async () => {
  unsigned.length = 0
  for (const status of [401, 403, 400, 404, 422, 500, 503]) {
    answer = (response) => void response.writeHead(status).end('{"code":"signature_refused"}')
    expect(await about('D1')).toBeUndefined()
  }
  const call = { caller: 'LANTERN', url: `http://127.0.0.1:${port}`, path: '/partner/v1/status' }
  expect(unsigned).toEqual([
    { ...call, status: 401 },
    { ...call, status: 403 },
  ])
})
