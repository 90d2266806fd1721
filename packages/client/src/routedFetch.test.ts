import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRoutedFetch } from './routedFetch.ts'
import { routesInOrder } from './routesInOrder.ts'

const page = { protocol: 'https:', port: '', hostname: 'own.example' }
const speeds = (own: number, near = 40, far = 300) => ({
  domainList: [
    { domain: 'own.example', speed: own },
    { domain: 'near.example', speed: near },
    { domain: 'far.example', speed: far },
    { domain: 'dead.example', speed: 0 },
  ],
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const works = () => new Response('{}')
const refused = () => Promise.reject(new TypeError('refused'))
const never = (signal: AbortSignal | null | undefined) =>
  new Promise<Response>((_done, fail) => signal?.addEventListener('abort', () => fail(signal.reason)))

/** Requests by hosts that do as told; others answer. */
function by(hosts: Readonly<Record<string, (signal?: AbortSignal | null) => Response | Promise<Response>>>, own = 400) {
  const asked: string[] = []
  const send = async (address: RequestInfo | URL, init?: RequestInit) => {
    const { hostname } = new URL(address instanceof Request ? address.url : address, 'https://own.example')
    asked.push(`${hostname} ${init?.credentials ?? '-'}`)
    return (hosts[hostname] ?? works)(init?.signal)
  }
  const state = { routes: speeds(own) as ReturnType<typeof speeds> | undefined, mayLeave: true }
  const routed = createRoutedFetch({
    routes: () => state.routes,
    page,
    mayLeave: () => state.mayLeave,
    fetch: send,
  })
  return { asked, state, get: (init?: RequestInit) => routed('/api/x', init), routed }
}

test('GW06 the page’s own host is left for a clearly faster one only, and never for one that did not answer', () => {
  const order = (own: number, near?: number) => routesInOrder(speeds(own, near), 'own.example', () => false)
  expect(order(400)).toEqual(['near.example', 'own.example', 'far.example'])
  expect(order(60)).toEqual(['own.example', 'near.example', 'far.example'])
  expect(order(300, 250)).toEqual(['own.example', 'near.example', 'far.example'])
  expect(order(0)).toEqual(['near.example', 'far.example', 'own.example'])
  const failed = routesInOrder(speeds(400), 'own.example', (domain) => domain === 'near.example')
  expect(failed).toEqual(['own.example', 'far.example', 'near.example'])
})

test('GW06 a read goes by the fastest host without cookies, and by the own one as long as nothing is measured', async () => {
  const { asked, get, state } = by({})
  await get()
  state.mayLeave = false
  await get()
  state.mayLeave = true
  state.routes = undefined
  await get()
  expect(asked).toEqual(['near.example omit', 'own.example -', 'own.example -'])
})

test.each([
  ['refuses the connection', refused],
  ['says that it is not there', () => new Response('', { status: 503 })],
])('GW06 a read falls over at once when its host %s, which is asked last for a minute', async (_what, fault) => {
  const { asked, get } = by({ 'near.example': fault })
  expect((await get()).status).toBe(200)
  await get()
  expect(asked).toEqual(['near.example omit', 'own.example -', 'own.example -'])
  vi.advanceTimersByTime(60_000)
  await get()
  expect(asked.slice(3)).toEqual(['near.example omit', 'own.example -'])
})

test('GW06 a host that is silent is not waited for: the next one is asked as well', async () => {
  const { asked, get } = by({ 'near.example': never })
  const answer = get()
  await vi.advanceTimersByTimeAsync(2_999)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect((await answer).status).toBe(200)
  expect(asked).toEqual(['near.example omit', 'own.example -'])
})

test('GW06 an answer of the server is an answer, whatever it says', async () => {
  const { asked, get } = by({ 'near.example': () => new Response('{}', { status: 404 }) })
  expect((await get()).status).toBe(404)
  expect(asked).toHaveLength(1)
})

test('GW06 where no host answers, the last refusal is told', async () => {
  const gone = { 'own.example': refused, 'near.example': refused, 'far.example': refused }
  await expect(by(gone).get()).rejects.toThrow('refused')
})

test('GW06 what is called off is asked of no other host and counts for none', async () => {
  const { asked, get } = by({ 'near.example': never })
  const control = new AbortController()
  const answer = get({ signal: control.signal })
  const said = expect(answer).rejects.toThrow('enough')
  control.abort(new Error('enough'))
  await said
  void get()
  expect(asked).toEqual(['near.example omit', 'near.example omit'])
})

test('GW06 a write is made once, by the own host until that has failed', async () => {
  const { asked, routed } = by({ 'own.example': refused })
  const write = () => routed('/api/x', { method: 'POST' })
  await expect(write()).rejects.toThrow('refused')
  expect(asked).toEqual(['own.example -'])
  expect((await write()).status).toBe(200)
  expect(asked[1]).toBe('near.example omit')
})

test('GW06 a write that took too long is not made again, and the next goes elsewhere', async () => {
  const { asked, routed } = by({ 'own.example': never })
  const control = new AbortController()
  const first = routed('/api/x', { method: 'POST', signal: control.signal })
  const said = expect(first).rejects.toThrow()
  control.abort(new DOMException('', 'TimeoutError'))
  await said
  await routed('/api/x', { method: 'POST' })
  expect(asked).toEqual(['own.example -', 'near.example omit'])
})
