import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { answerInTurn } from './answerInTurn.ts'

let server: Server | undefined
const clients: Socket[] = []
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy()
  server?.closeAllConnections()
  server?.close()
})

/** A server that answers each request with its body, or its path, and the most requests that were begun at one time. */
async function start(answer = (path: string, body: string): string => body || path) {
  const begun = { now: 0, most: 0, total: 0 }
  server = createServer(async (request, response) => {
    begun.total += 1
    begun.now += 1
    begun.most = Math.max(begun.most, begun.now)
    response.prependListener('close', () => {
      begun.now -= 1
    })
    response.end(answer(request.url ?? '', await text(request)))
  })
  answerInTurn(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number } // a TCP server has one
  const open = (): Socket => {
    const client = connect(port, '127.0.0.1')
    clients.push(client)
    return client
  }
  return { begun, open }
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`
const last = 'GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'

test('FO04 thousands of requests on one connection are all answered, in their order and one at a time', async () => {
  const { begun, open } = await start()
  const client = open()
  client.write(Array.from({ length: 5000 }, (_, index) => get(`/p${index};`)).join('') + last)
  const paths = [...(await text(client)).matchAll(/\/p(\d+);/g)].map(([, index]) => Number(index))
  expect(paths).toEqual(Array.from({ length: 5000 }, (_, index) => index))
  expect(begun.most).toBe(1)
})

test('FO04 requests whose answers nobody takes are not begun, and others are answered meanwhile', async () => {
  const { begun, open } = await start((path) => (path === '/large' ? 'x'.repeat(1024 * 1024) : path))
  const greedy = open()
  greedy.pause()
  greedy.write(get('/large').repeat(20_000))
  const other = open()
  other.write(last)
  expect(await text(other)).toContain('/last')
  // Those whose answers fit into what systems hold between two ends of a connection.
  expect(begun.total).toBeLessThan(100)
})

test('FO04 who waits for each answer does not wait for the thousands that others have sent', async () => {
  const { begun, open } = await start()
  const other = open()
  await once(other, 'connect')
  const greedy = [open(), open()]
  for (const client of greedy) client.write(get('/p').repeat(20_000))
  await Promise.all(greedy.map((client) => once(client, 'data')))
  const before = begun.total
  other.write(last)
  expect(await text(other)).toContain('/last')
  // One of each connection in each turn of the event loop, of which an answer takes a few.
  expect(begun.total - before).toBeLessThan(100)
})

test('FO04 where too many wait the connection with most of them is closed, and nobody who sends fewer', async () => {
  const { begun, open } = await start((path) => (path === '/large' ? 'x'.repeat(1024 * 1024) : path))
  // Together just under what may wait, with answers that nobody takes.
  const greedy = Array.from({ length: 11 }, open)
  for (const client of greedy) {
    client.pause()
    client.write(get('/large').repeat(455))
  }
  await vi.waitUntil(() => begun.now === greedy.length)
  const other = open()
  other.write(get('/p1;').repeat(300) + last)
  const answers = await text(other)
  expect(answers.match(/\/p1;/g)).toHaveLength(300)
  expect(answers).toContain('/last')
  // What one of them held is room enough.
  const left = await new Promise((resolve) => server?.getConnections((_error, count) => resolve(count)))
  expect(left).toBe(greedy.length - 1)
})

test('FO04 bodies of pipelined requests are read in their turn', async () => {
  const { open } = await start()
  const client = open()
  const post = (body: string): string => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  const bodies = Array.from({ length: 50 }, (_, index) => `<${String(index).repeat(5000)}>`)
  client.write(bodies.map(post).join('') + last)
  expect([...(await text(client)).matchAll(/<\d+>/g)].map(([body]) => body)).toEqual(bodies)
})

test('FO04 a connection that is closed while requests wait leaves nothing behind', async () => {
  const { begun, open } = await start((path) => (path === '/large' ? 'x'.repeat(1024 * 1024) : path))
  for (let round = 0; round < 20; round += 1) {
    const client = open()
    client.pause()
    client.write(get('/large').repeat(2000))
    await once(client, 'connect')
    client.destroy()
  }
  const client = open()
  client.write(get('/p1;').repeat(40) + last)
  expect((await text(client)).match(/\/p1;/g)).toHaveLength(40)
  expect(begun.now).toBeLessThan(20)
})
