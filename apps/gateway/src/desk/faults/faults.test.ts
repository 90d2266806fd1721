import {
  errorTextFaults,
  type FaultSetting,
  faultsDoor,
  faultsHeader,
  type OperationId,
  operations,
  phoneAnswers,
  problemStatus,
} from '@foyer/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { writeSetting } from '../../database/settings.ts'
import { askDesk } from '../../testing/askDesk.ts'
import { call, signIn } from '../../testing/callGateway.ts'
import { createProductionServer } from '../../testing/createProductionServer.ts'
import { createTestGateway, type TestGateway } from '../../testing/createTestGateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway()
})
afterAll(() => gateway.close())

/** A visitor of their own, with these faults. */
async function visitorWith(...faults: FaultSetting[]): Promise<Readonly<Record<string, string>>> {
  let headers: Readonly<Record<string, string>> = {}
  for (const add of faults) {
    const { value } = (await askDesk(gateway, 'faults', {}, { add }, headers)).json()
    headers = { [faultsHeader]: value.visitor }
  }
  return headers
}
const vendors = (headers: Readonly<Record<string, string>>) => call(gateway, 'gameVendors', { headers })

test('GW10 a fault holds for the visitor who set it, and for the call it names alone', async () => {
  const headers = await visitorWith({ operation: 'gameVendors', kind: 'internal' })
  expect((await vendors(headers)).json()).toMatchObject({ success: false, code: 'internal' })
  expect((await vendors({})).statusCode).toBe(200)
  expect((await vendors({ [faultsHeader]: '0'.repeat(24) })).statusCode).toBe(200)
  expect((await call(gateway, 'systemStatus', { headers })).statusCode).toBe(200)
})

test('GW10 a browser is known by its cookie, and takes the faults of another over at their door', async () => {
  const set = await askDesk(gateway, 'faults', {}, { add: { operation: 'all', kind: 'unavailable', retryAfter: 7 } })
  const { visitor } = set.json().value
  const cookie = `foyer-faults=${visitor}`
  expect(set.headers['set-cookie']).toContain(`${cookie}; HttpOnly`)
  const answer = await vendors({ cookie })
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('7')
  const opened = await gateway.app.inject({ url: `${faultsDoor}/${visitor}`, headers: { host: 'localhost' } })
  expect(opened.statusCode).toBe(303)
  expect(opened.headers['set-cookie']).toContain(cookie)
})

test('GW10 answers are spoilt: one that is no JSON, one without a field, one that comes late', async () => {
  const malformed = await vendors(await visitorWith({ operation: 'gameVendors', kind: 'malformed' }))
  expect(malformed.statusCode).toBe(200)
  expect(() => malformed.json()).toThrow()
  const whole = (await call(gateway, 'systemStatus')).json().value
  const incomplete = await call(gateway, 'systemStatus', {
    headers: await visitorWith({ operation: 'systemStatus', kind: 'incomplete' }),
  })
  expect(Object.keys(incomplete.json().value)).toHaveLength(Object.keys(whole).length - 1)
  expect((await vendors(await visitorWith({ operation: 'gameVendors', kind: 'latency', ms: 1 }))).statusCode).toBe(200)
})

test.each([true, false])(
  'GW10 a call is cut off or never answered, %s that nothing was done before',
  async (before) => {
    const port = await listening()
    for (const kind of ['reset', 'timeout'] as const) {
      const headers = await visitorWith({ operation: 'gameVendors', kind, before })
      const control = new AbortController()
      const answer = fetch(`http://127.0.0.1:${port}${operations.gameVendors.shape.path}`, {
        headers,
        signal: control.signal,
      })
      const never = answer.then(
        () => 'answered',
        () => 'no answer',
      )
      if (kind === 'timeout') setTimeout(() => control.abort(), 100)
      expect(await never).toBe('no answer')
    }
  },
)

test('GW10 a fault ends by itself and can be taken away', async () => {
  const headers = await visitorWith({ operation: 'all', kind: 'internal', minutes: 1 })
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
  expect((await vendors(headers)).statusCode).toBe(200)
  vi.restoreAllMocks()
  expect((await vendors(headers)).statusCode).toBe(500)
  const { faults } = (await askDesk(gateway, 'faults', {}, undefined, headers)).json().value
  expect((await askDesk(gateway, 'faults', {}, { clear: faults[0].id }, headers)).json().value.faults).toEqual([])
  expect((await vendors(headers)).statusCode).toBe(200)
})

test('GW10 what is no call, and what another site wants, is refused', async () => {
  const add = { operation: 'nothing', kind: 'internal' }
  expect((await askDesk(gateway, 'faults', {}, { add })).statusCode).toBe(422)
  expect((await askDesk(gateway, 'faults', {}, { add: { operation: 'all', kind: 'fire' } })).statusCode).toBe(422)
  const right = { add: { operation: 'all', kind: 'internal' } }
  expect((await askDesk(gateway, 'faults', {}, right, { origin: 'https://elsewhere.example' })).statusCode).toBe(403)
  expect((await askDesk(gateway, 'faults', {}, right, { host: 'evil.example' })).statusCode).toBe(403)
})

test('GW10 in production there is no switch, and its cookie and header mean nothing', async () => {
  const headers = await visitorWith({ operation: 'all', kind: 'internal' })
  const app = await createProductionServer(gateway)
  expect((await askDesk({ app }, 'faults')).statusCode).toBe(404)
  expect((await askDesk({ app }, 'faults', {}, { clear: 'all' })).statusCode).toBe(404)
  const visitor = headers[faultsHeader] ?? ''
  expect((await app.inject({ url: `${faultsDoor}/${visitor}`, headers: { host: 'localhost' } })).statusCode).toBe(404)
  for (const marks of [headers, { cookie: `foyer-faults=${visitor}` }])
    expect(
      (await app.inject({ url: operations.gameVendors.shape.path, headers: { host: 'localhost', ...marks } }))
        .statusCode,
    ).toBe(200)
  await app.close()
})

/** Lost calls are shown above, over a real connection. */
const answered = Object.entries(errorTextFaults).filter(([, { kind }]) => kind !== 'timeout' && kind !== 'reset')

test.each(answered)('GW10 %s is reached through the switch', async (_id, add) => {
  const headers = await visitorWith(add)
  if (add.operation === 'pictures') {
    const picture = await gateway.app.inject({ url: '/media/art/none.svg', headers: { host: 'localhost', ...headers } })
    expect(picture.statusCode).toBe(500)
    return
  }
  const session = await signIn(gateway, 'demoplayer')
  const answer = await call(gateway, add.operation satisfies OperationId, { headers: { ...session, ...headers } })
  if (add.kind === 'maintenance') expect(answer.json().value).toMatchObject({ maintenance: true })
  else if (add.kind === 'blocked') expect(answer.json().value).toMatchObject({ regionRestriction: true })
  else {
    const code = 'code' in add ? add.code : 'internal'
    expect(answer.json()).toMatchObject({ success: false, code })
    expect(answer.statusCode).toBe(problemStatus[code])
    if ('captcha' in add) expect(answer.json().captcha).toBe(true)
  }
})

test('GW10 every error text has its fault, or is what a phone provider answers or a page says by itself', () => {
  const ofProviders = ['Z09', 'Z10', 'Z12', 'Z14', 'Z15', 'Z16', 'Z17', 'Z18', 'Z19']
  const all = Array.from({ length: 28 }, (_, index) => `Z${String(index + 1).padStart(2, '0')}`)
  expect([...Object.keys(errorTextFaults), ...ofProviders].sort()).toEqual(all)
  expect(phoneAnswers.length).toBeGreaterThan(ofProviders.length)
})

test('GW10 faults that are set at once all hold, and what has ended is not kept', async () => {
  const ended = { id: 'a', operation: 'all', kind: 'internal', until: '2020-01-01T00:00:00Z' }
  await writeSetting(gateway.db, 'faults of-somebody-gone', { faults: [ended] })
  const other = await visitorWith({ operation: 'gameList', kind: 'internal' })
  const kinds = ['latency', 'unavailable', 'malformed'] as const
  await Promise.all(kinds.map((kind) => askDesk(gateway, 'faults', {}, { add: { operation: 'all', kind } }, other)))
  const { faults } = (await askDesk(gateway, 'faults', {}, undefined, other)).json().value
  expect(faults.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['internal', ...kinds].sort())
  const kept = await gateway.db.selectFrom('settings').select('name').where('name', 'like', 'faults %').execute()
  expect(kept.map(({ name }) => name)).not.toContain('faults of-somebody-gone')
})

async function listening(): Promise<number> {
  if (!gateway.app.server.listening) await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  const address = gateway.app.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the gateway does not listen')
  return address.port
}
