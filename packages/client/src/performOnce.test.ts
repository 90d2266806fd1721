import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Operation, type OperationId, operations } from '@foyer/contract'
import { afterEach, expect, test } from 'vitest'
import { createClient } from './index.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
})

type Answer = 'lose' | { readonly status: number; readonly body: object }
const ok = (value: object): Answer => ({ status: 200, body: { success: true, value } })
const refuse = (status: number, code: string): Answer => ({
  status,
  body: { success: false, code, message: code, requestId: '1' },
})
const done = { transferId: '7', reference: 'TABC', amount: '12.50', balance: '87.50' }

/** A server that answers writes and questions with what is next in its lists, and what it heard. */
async function serve(writes: Answer[], questions: Answer[] = []) {
  const heard: { what: 'write' | 'ask'; key: string }[] = []
  const listener: RequestListener = (request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    const isWrite = request.method === 'POST'
    const key = isWrite ? request.headers['idempotency-key'] : url.searchParams.get('key')
    heard.push({ what: isWrite ? 'write' : 'ask', key: String(key) })
    const answer = (isWrite ? writes : questions).shift() ?? 'lose'
    if (answer === 'lose') request.socket.destroy()
    else response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body))
  }
  server = createServer(listener)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const client = createClient({
    operation: (id: OperationId) => operations[id] as Operation, // one type for all operations
    base: `http://127.0.0.1:${port}`,
    merchant: 'COMET',
    language: () => 'EN',
  })
  return {
    heard,
    transfer: (key?: string) => client.call('memberTransfer', { amount: '12.50' }, key ? { idempotencyKey: key } : {}),
  }
}

const minor = { transferId: '7', reference: 'TABC', amount: 1250, balance: 8750 }

test('GW07 a write of money carries a key of its own', async () => {
  const { heard, transfer } = await serve([ok(done), ok(done), ok(done)])
  expect(await transfer()).toEqual(minor)
  await transfer()
  await transfer('mine-and-no-other')
  const keys = heard.map(({ key }) => key)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(keys).size).toBe(3)
  expect(keys[2]).toBe('mine-and-no-other')
})

test('GW07 a transfer whose answer was lost is asked for by its key, and answered as if nothing had happened', async () => {
  const { heard, transfer } = await serve(['lose'], [ok({ booked: true, transfer: done })])
  expect(await transfer()).toEqual(minor)
  expect(heard.map(({ what }) => what)).toEqual(['write', 'ask'])
  expect(new Set(heard.map(({ key }) => key)).size).toBe(1)
})

test('GW07 a transfer that never came is sent again with the same key', async () => {
  const { heard, transfer } = await serve(
    [refuse(503, 'unavailable'), 'lose', ok(done)],
    [ok({ booked: false }), ok({ booked: false })],
  )
  expect(await transfer()).toEqual(minor)
  expect(heard.map(({ what }) => what)).toEqual(['write', 'ask', 'write', 'ask', 'write'])
  expect(new Set(heard.map(({ key }) => key)).size).toBe(1)
})

test('GW07 a transfer that is refused for good is neither asked for nor sent again', async () => {
  const { heard, transfer } = await serve([refuse(409, 'insufficient_funds')])
  await expect(transfer()).rejects.toMatchObject({ code: 'insufficient_funds' })
  expect(heard).toHaveLength(1)
})

test('GW07 a transfer that nobody answers for ends as it was lost, and is sent three times at most', async () => {
  const silent = await serve(['lose'])
  await expect(silent.transfer()).rejects.toMatchObject({ kind: 'network', operation: 'memberTransfer' })
  server?.close()
  const busy = Array.from({ length: 9 }, () => refuse(503, 'unavailable'))
  const { heard, transfer } = await serve(
    busy,
    Array.from({ length: 9 }, () => ok({ booked: false })),
  )
  await expect(transfer()).rejects.toMatchObject({ code: 'unavailable' })
  expect(heard.filter(({ what }) => what === 'write')).toHaveLength(3)
})
