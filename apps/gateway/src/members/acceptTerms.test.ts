import type { MemberInfo } from '@foyer/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signIn } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  // Who a token belongs to is believed for a while: the own answer has to be known at once.
  gateway = await createTestGateway({ trust: 60_000 })
})
afterAll(() => gateway.close())

/** Puts other terms in force, as a save of the brand's file does. */
const putInForce = (termsVersion: string): void => {
  const { merchant } = gateway
  Object.assign(merchant, {
    config: { ...merchant.config, jurisdiction: { ...merchant.config.jurisdiction, termsVersion } },
  })
}
const info = async (headers: { cookie: string }): Promise<MemberInfo> =>
  (await call(gateway, 'memberInfo', { headers })).json().value
const accept = (version: string, headers: { cookie: string }) =>
  call(gateway, 'acceptTerms', { body: { version }, headers })

test('P17 terms that have changed are asked again of whoever is signed in, until they are accepted', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  expect((await info(headers)).termsDue).toBeUndefined()
  putInForce('2026-12')
  expect((await info(headers)).termsDue).toBe('2026-12')
  expect((await accept('1', headers)).json().code).toBe('state_changed')
  expect((await info(headers)).termsDue).toBe('2026-12')
  for (const answer of await Promise.all([accept('2026-12', headers), accept('2026-12', headers)]))
    expect(answer.json().value).toEqual({ version: '2026-12' })
  expect((await info(headers)).termsDue).toBeUndefined()
  const row = await gateway.db
    .selectFrom('members')
    .select(['terms_version', 'consented_at'])
    .where('username', '=', 'demoplayer')
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ terms_version: '2026-12', consented_at: gateway.clock.now() })
})

test('P17 a trial account accepts no terms', async () => {
  const headers = await signIn(gateway, 'demotrial')
  putInForce('2027-01')
  expect((await info(headers)).termsDue).toBeUndefined()
  expect((await accept('2027-01', headers)).statusCode).toBe(403)
})
