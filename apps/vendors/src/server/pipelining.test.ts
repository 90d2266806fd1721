import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listenBare } from './bareServerFixture.ts'

let app: Awaited<ReturnType<typeof listenBare>>['app']
let client: Socket
beforeEach(async () => {
  const bare = await listenBare()
  app = bare.app
  client = connect(bare.port, '127.0.0.1')
  client.on('error', () => undefined)
})
afterEach(async () => {
  client.destroy()
  await app.close()
})

const get = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'

test('FO04 thousands of requests that wait for no answer end their connection, and few of them are begun', async () => {
  let begun = 0
  app.server.on('request', () => {
    begun += 1
  })
  client.write(get.repeat(20_000))
  client.resume()
  // An event of its own says that the server broke it off, which `once` would throw.
  await new Promise((resolve) => client.once('close', resolve))
  expect(begun).toBeLessThan(1000)
})

test('FO04 one who waits for each answer loses none, and is told when to open another connection', async () => {
  const answers: string[] = []
  while (!answers.at(-1)?.includes('connection: close') && answers.length < 1000) {
    client.write(get)
    const [answer] = await once(client, 'data')
    answers.push(String(answer).toLowerCase())
  }
  expect(answers.every((answer) => answer.startsWith('http/1.1 200 '))).toBe(true)
  expect(answers.length).toBeGreaterThan(100)
  expect(answers.length).toBeLessThan(1000)
})
