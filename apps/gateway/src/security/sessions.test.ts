import { demoPassword } from '@foyer/sandbox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sentMessages } from '../testing/askForCodes.ts'
import { call, signIn } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'
import { startAnew } from '../testing/startAnew.ts'

const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1' }
const days = { startDate: '2026-11-20', endDate: '2026-11-22' }

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'] })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  gateway.clock.set('2026-11-21T12:00:00Z')
  await startAnew(gateway)
})

const sessionsOf = async (headers: Headers) => (await call(gateway, 'memberSessions', { headers })).json().value
const activityOf = async (headers: Headers, query: Record<string, string> = {}) =>
  (await call(gateway, 'accountActivity', { headers, query: { ...days, ...query } })).json().value
const kinds = ({ list }: { list: readonly { kind: string }[] }) => list.map(({ kind }) => kind)
const isIn = async (headers: Headers) => (await call(gateway, 'memberInfo', { headers })).statusCode === 200
type Headers = { cookie: string }

test('P01 the sessions of an account are listed with browser, place and time, and this one is marked', async () => {
  const old = await signIn(gateway, 'demoplayer', demoPassword, phone)
  gateway.clock.set('2026-11-21T12:05:00Z')
  const here = await signIn(gateway, 'demoplayer')
  expect(await sessionsOf(here)).toMatchObject([
    { startedAt: '2026-11-21T12:05:00.000Z', isCurrent: true, address: '127.0.0.1' },
    { startedAt: '2026-11-21T12:00:00.000Z', isCurrent: false, browser: 'Safari', system: 'iOS' },
  ])
  expect((await sessionsOf(old)).map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([false, true])
})

test('P01 a session that is signed out from afar is over at once, and its device is a stranger', async () => {
  const lost = await signIn(gateway, 'demoplayer')
  gateway.clock.set('2026-11-21T12:01:00Z')
  const here = await signIn(gateway, 'demoplayer')
  const [, { id }] = await sessionsOf(here)
  expect((await call(gateway, 'endMemberSession', { headers: here, body: { id } })).statusCode).toBe(200)
  expect([await isIn(lost), await isIn(here)]).toEqual([false, true])
  expect(await gateway.db.selectFrom('devices').select('device_hash').execute()).toHaveLength(1)
  expect((await call(gateway, 'endMemberSession', { headers: here, body: { id } })).json().code).toBe('not_found')
})

test('P01 nobody signs out a stranger, nor this session by that way', async () => {
  const stranger = await signIn(gateway, 'demodownline')
  const here = await signIn(gateway, 'demoplayer')
  for (const headers of [stranger, here]) {
    const [{ id }] = await sessionsOf(headers)
    expect((await call(gateway, 'endMemberSession', { headers: here, body: { id } })).json().code).toBe('not_found')
  }
  expect([await isIn(stranger), await isIn(here)]).toEqual([true, true])
})

test('P01 all other sessions are signed out at once, those of other accounts stay', async () => {
  const others = [await signIn(gateway, 'demoplayer'), await signIn(gateway, 'demoplayer')]
  const stranger = await signIn(gateway, 'demodownline')
  const here = await signIn(gateway, 'demoplayer')
  expect((await call(gateway, 'endOtherSessions', { headers: here })).json().value).toEqual({ ended: 2 })
  for (const other of others) expect(await isIn(other)).toBe(false)
  expect([await isIn(stranger), await isIn(here)]).toEqual([true, true])
  expect(await sessionsOf(here)).toHaveLength(1)
})

test('P01 the log has sign-ins and changes, newest first, in pages, of the own account only', async () => {
  await signIn(gateway, 'demodownline')
  await signIn(gateway, 'demoplayer', demoPassword, phone)
  gateway.clock.set('2026-11-21T12:01:00Z')
  const headers = await signIn(gateway, 'demoplayer')
  gateway.clock.set('2026-11-21T12:02:00Z')
  await call(gateway, 'endOtherSessions', { headers })
  expect((await call(gateway, 'endOtherSessions', { headers })).json().value).toEqual({ ended: 0 })
  const all = await activityOf(headers)
  expect(kinds(all)).toEqual(['sessionsEnded', 'byPassword', 'byPassword'])
  expect(all.list[2]).toMatchObject({ at: '2026-11-21T12:00:00.000Z', browser: 'Safari', system: 'iOS' })
  expect(kinds(await activityOf(headers, { group: 'signIns' }))).toEqual(['byPassword', 'byPassword'])
  expect(kinds(await activityOf(headers, { group: 'changes' }))).toEqual(['sessionsEnded'])
  const second = await activityOf(headers, { pageNo: '2', pageSize: '2' })
  expect(second).toMatchObject({ totalPages: 2, totalCount: 3 })
  expect(kinds(second)).toEqual(['byPassword'])
  expect(await activityOf(headers, { startDate: '2026-11-19', endDate: '2026-11-20' })).toMatchObject({ totalCount: 0 })
})

test('P01 whoever has a mail address is told of a change, by whom it was made and what to do', async () => {
  await signIn(gateway, 'demoplayer')
  const headers = await signIn(gateway, 'demoplayer', demoPassword, phone)
  await call(gateway, 'endOtherSessions', { headers: { ...headers, ...phone } })
  const [mail] = await sentMessages(gateway)
  expect(mail).toMatchObject({ channel: 'mail', to: 'demoplayer@example.org', subject: 'Your account was changed' })
  const facts = ['All other devices were signed out.', 'Account: demoplayer', 'Safari, iOS', '127.0.0.1']
  const advice = ['security centre', 'passkeys', 'authenticator app', 'mail address', 'mobile number']
  for (const part of [...facts, ...advice]) expect(mail?.text).toContain(part)
})

test('P01 a wrong password is no proof, and after five there is none for a while', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  const confirm = async (password: string) =>
    (await call(gateway, 'confirmIdentity', { headers, body: { password } })).json()
  for (let tries = 0; tries < 5; tries += 1) expect((await confirm('wrong')).code).toBe('password_wrong')
  expect((await confirm(demoPassword)).code).toBe('too_many_requests')
  gateway.clock.set('2026-11-21T12:20:00Z')
  expect((await confirm(demoPassword)).success).toBe(true)
})

test('P01 a confirmation that shows nothing is refused at its field, and is no try', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  for (let times = 0; times < 6; times += 1)
    expect((await call(gateway, 'confirmIdentity', { headers, body: {} })).json()).toMatchObject({
      code: 'validation_failed',
      issues: [{ path: '/password', message: 'is missing' }],
    })
  const right = await call(gateway, 'confirmIdentity', { headers, body: { password: demoPassword } })
  expect(right.json().success).toBe(true)
})
