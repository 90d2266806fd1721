import { once } from 'node:events'
import { type AddressInfo, Socket } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ requestTimeout: 300 })
  await gateway.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => gateway.close())

/** Sends the text, then a letter now and then until it is cut off; never hangs up by itself. Returns what it was answered. */
async function sendSlowly(text: string): Promise<string> {
  const { port } = gateway.app.server.address() as AddressInfo // it listens on TCP
  const socket = new Socket({ allowHalfOpen: true })
  let answer = ''
  socket.on('data', (chunk) => {
    answer += String(chunk)
  })
  // Being cut off while it writes is what is expected.
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(text)
  const writing = setInterval(() => socket.write('x'), 20)
  await closed
  clearInterval(writing)
  return answer
}

const connections = () => promisify(gateway.app.server.getConnections.bind(gateway.app.server))()

test.each([
  ['head', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  [
    'body',
    'POST /wps/session/login HTTP/1.1\r\nHost: localhost\r\nX-Requested-With: foyer\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
  ],
])(
  'FO05 a sender whose %s does not arrive in time is told 408 and its socket is gone, though it goes on writing',
  async (_part, text) => {
    expect(await sendSlowly(text)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n.*"code":"request_timeout"/s)
    expect(await connections()).toBe(0)
  },
)

test('FO05 a sender that is refused keeps no socket, though it goes on writing', async () => {
  expect(await sendSlowly('this is not HTTP\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(await connections()).toBe(0)
})

test('GW04 a call whose headers are too large is told so', async () => {
  const head = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`
  expect(await sendSlowly(head)).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n.*"code":"too_large"/s)
})
