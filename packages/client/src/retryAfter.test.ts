import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Operation, type OperationId, operations } from '@foyer/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { createClient } from './index.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

const site = { operation: (id: OperationId) => operations[id] as Operation, merchant: 'COMET', language: () => 'EN' } // one type for all operations

async function serve(listener: RequestListener) {
  server?.close()
  server = createServer(listener)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return createClient({ ...site, base: `http://127.0.0.1:${port}/api` })
}

const busy = (status: number, retryAfter: string, body?: object): RequestListener => {
  return (_request, response) => {
    response.writeHead(status, { 'Retry-After': retryAfter }).end(body ? JSON.stringify(body) : 'Slow down')
  }
}
const favoured = { nodeId: 1, vendor: 'BGS', gameType: 'RNG' } as const

test.each([429, 503])(
  'N17 an answer %i of a server in between tells after how many seconds to ask again',
  async (status) => {
    const client = await serve(busy(status, '90'))
    await expect(client.call('addFavourite', favoured)).rejects.toMatchObject({
      kind: 'malformed',
      status,
      failure: { retryAfter: 90 },
    })
  },
)

test('N17 the moment to ask again may be a date; what is neither is nothing', async () => {
  const inAMinute = await serve(busy(429, new Date(Date.now() + 60_000).toUTCString()))
  const error: unknown = await inAMinute.call('addFavourite', favoured).catch((thrown: unknown) => thrown)
  expect([59, 60]).toContain((error as { failure: { retryAfter?: number } }).failure.retryAfter) // what the client rejects with
  for (const said of ['soon', '-5', 'Wed, 21 Oct 2015 07:28:00 GMT']) {
    const client = await serve(busy(429, said))
    await expect(client.call('addFavourite', favoured)).rejects.toHaveProperty('failure', {})
  }
})

test('N17 what a refusal says of the wait itself counts before its header', async () => {
  const failure = { success: false, code: 'too_many_requests', message: 'Wait', requestId: '1' }
  const client = await serve(busy(429, '90', failure))
  await expect(client.call('addFavourite', favoured)).rejects.toMatchObject({
    kind: 'refused',
    failure: { retryAfter: 90 },
  })
  const exact = await serve(busy(429, '90', { ...failure, retryAfter: 80 }))
  await expect(exact.call('addFavourite', favoured)).rejects.toMatchObject({ failure: { retryAfter: 80 } })
})

test('N17 a read fails at once where the server wants to be asked again much later', async () => {
  let calls = 0
  const client = await serve((request, response) => {
    calls += 1
    busy(503, '120')(request, response)
  })
  await expect(client.call('balance')).rejects.toMatchObject({ status: 503, failure: { retryAfter: 120 } })
  expect(calls).toBe(1)
})

test('N17 a read is not repeated before the server wants to be asked again', async () => {
  const waits: (number | undefined)[] = []
  const real = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, wait?: number, ...rest: unknown[]) => {
    waits.push(wait)
    // Connections of the tests before have timers of their own.
    return real(run, wait === 2000 ? 0 : wait, ...rest)
  }) as typeof setTimeout) // a stand-in for the one form that is used
  const client = createClient({
    ...site,
    base: '/api',
    fetch: async () => new Response('Busy', { status: 503, headers: { 'Retry-After': '2' } }),
  })
  await expect(client.call('balance')).rejects.toMatchObject({ kind: 'malformed', failure: { retryAfter: 2 } })
  vi.restoreAllMocks()
  expect(waits.filter((wait) => wait === 2000)).toHaveLength(4)
})
