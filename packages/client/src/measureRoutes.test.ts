import { expect, test, vi } from 'vitest'
import { fastestRoute, routeOrigin } from './fastestRoute.ts'
import { measureRoutes } from './measureRoutes.ts'

const page = { protocol: 'https:', port: '' }
const hosts = ['a.example', 'b.example']
const list = { domainList: hosts.map((domain) => ({ domain, speed: 0 })) }
const answer = (value: unknown = list) => Response.json({ success: true, value })

/** Measures with hosts that answer so; those without an answer never do. */
async function measure(answers: Readonly<Record<string, () => Response | Promise<Response>>>, timeout = 3_000) {
  const send = vi.fn((address: string, { signal }: RequestInit) => {
    const given = answers[new URL(address).hostname]?.()
    if (given) return Promise.resolve(given)
    return new Promise<Response>((_done, fail) => signal?.addEventListener('abort', () => fail(signal.reason)))
  })
  const options = { base: '/api', page, timeout, fetch: send as unknown as typeof fetch } // called by these two alone
  const { domainList } = await measureRoutes(list, options)
  return { speeds: Object.fromEntries(domainList.map(({ domain, speed }) => [domain, speed])), send }
}

test('GW06 every host is asked once, without anything of a session', async () => {
  const { speeds, send } = await measure({ 'a.example': answer, 'b.example': answer })
  expect(Object.values(speeds).every((speed) => speed > 0)).toBe(true)
  expect(send.mock.calls.map(([address]) => address)).toEqual(
    hosts.map((host) => `https://${host}/api/WPS/0/wps/system/domainRoute`),
  )
  for (const [, init] of send.mock.calls) {
    expect(init).toMatchObject({ cache: 'no-store', credentials: 'omit' })
    expect(init).not.toHaveProperty('headers')
  }
})

test('GW06 a host that does not answer in time, or at all, has no speed', async () => {
  const { speeds } = await measure({ 'a.example': () => Promise.reject(new TypeError('refused')) }, 20)
  expect(speeds).toEqual({ 'a.example': 0, 'b.example': 0 })
})

test.each([
  ['an error', () => Response.json({ success: false, code: 'unavailable', message: '' }, { status: 503 })],
  ['another site', () => answer({ domainList: [{ domain: 'other.example', speed: 0 }] })],
  ['a wrong form', () => answer({ domainList: 'none' })],
  ['a page', () => new Response('<p>Parked</p>')],
])('GW06 a host that answers with %s has no speed', async (_what, wrong) => {
  const { speeds } = await measure({ 'a.example': answer, 'b.example': wrong })
  expect(speeds).toEqual({ 'a.example': expect.any(Number), 'b.example': 0 })
})

test('GW06 the fastest route is never the one the page came by, and never one without an answer', () => {
  const domainList = [
    { domain: 'a.example', speed: 5 },
    { domain: 'b.example', speed: 80 },
    { domain: 'c.example', speed: 40 },
    { domain: 'd.example', speed: 0 },
  ]
  expect(fastestRoute({ domainList }, 'a.example')).toBe('c.example')
  expect(fastestRoute({ domainList }, 'c.example')).toBe('a.example')
  expect(fastestRoute({ domainList: domainList.slice(3) }, 'a.example')).toBeUndefined()
})

test('GW06 another host is reached as the page is, port and all', () => {
  expect(routeOrigin('b.example', page)).toBe('https://b.example')
  expect(routeOrigin('b.localhost', { protocol: 'http:', port: '4000' })).toBe('http://b.localhost:4000')
})
