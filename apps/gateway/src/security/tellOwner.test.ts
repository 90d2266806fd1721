import { demoPassword } from '@foyer/sandbox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sentMessages } from '../testing/askForCodes.ts'
import { call, signIn } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'
import { startAnew } from '../testing/startAnew.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'] })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  gateway.clock.set('2026-11-21T12:00:00Z')
  await startAnew(gateway)
})

type Headers = { cookie: string }
const begin = async () =>
  (
    await call(gateway, 'login', {
      body: { type: 'username', username: 'demoverifybank', password: demoPassword },
    })
  ).json().value.verification.ticket
const verify = (ticket: string) =>
  call(gateway, 'loginVerification', { body: { ticket, answer: 'Lucia Example', trustDevice: true } })
const verified = async (): Promise<Headers> => ({
  cookie: (await verify(await begin())).cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
})
const rowsOfMember = async (table: 'login_codes' | 'passkey_questions') =>
  gateway.db.selectFrom(table).select('member_id').where('member_id', 'is not', null).execute()
/** A code of the brand's own server and a question for a passkey. */
async function addWaysIn(headers: Headers) {
  await call(gateway, 'passkeyOptions', { headers, body: {} })
  const owner = await gateway.db
    .selectFrom('members')
    .select(['member_id', 'merchant_id'])
    .where('username_key', '=', 'demoverifybank')
    .executeTakeFirstOrThrow()
  const values = { ...owner, code_hash: Buffer.alloc(32), expires_at: new Date('2026-11-21T12:01:00Z') }
  await gateway.db.insertInto('login_codes').values(values).execute()
}

test.each(['endOtherSessions', 'endMemberSession'] as const)(
  'P01 %s ends logins that are under way as well',
  async (id) => {
    const headers = await verified()
    gateway.clock.set('2026-11-21T12:00:01Z')
    await verified()
    const others = (await call(gateway, 'memberSessions', { headers })).json().value
    const other = others.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
    const ticket = await begin()
    await addWaysIn(headers)
    const body = id === 'endMemberSession' ? { body: { id: other.id } } : {}
    expect((await call(gateway, id, { headers, ...body })).statusCode).toBe(200)
    expect((await verify(ticket)).json().code).toBe('code_refused')
    for (const table of ['login_codes', 'passkey_questions'] as const) expect(await rowsOfMember(table)).toEqual([])
  },
)

test('P01 of changes without end five an hour are told and twenty written down, and one of another kind is told still', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  for (let count = 0; count < 30; count += 1)
    await call(gateway, 'saveProfile', { headers, body: { values: { address: `${count} Example Street` } } })
  const entries = await gateway.db.selectFrom('account_events').select('kind').execute()
  expect(entries.filter(({ kind }) => kind === 'profileChanged')).toHaveLength(20)
  expect(await sentMessages(gateway)).toHaveLength(5)
  await signIn(gateway, 'demoplayer')
  await call(gateway, 'endOtherSessions', { headers })
  expect((await sentMessages(gateway))[0]?.text).toContain('All other devices were signed out.')
  gateway.clock.set('2026-11-21T13:00:01Z')
  await call(gateway, 'confirmIdentity', { headers, body: { password: demoPassword } })
  await call(gateway, 'saveProfile', { headers, body: { values: { address: 'Somewhere else' } } })
  expect((await sentMessages(gateway))[0]?.text).toContain('The profile was changed.')
})

test('P01 whoever has a verified number and no verified address is told by SMS', async () => {
  const member = gateway.db.selectFrom('members').select('member_id').where('username_key', '=', 'demoplayer')
  const mail = gateway.db.updateTable('member_contacts').where('channel', '=', 'mail').where('member_id', 'in', member)
  await mail.set({ verified_at: null }).execute()
  const headers = await signIn(gateway, 'demoplayer')
  await call(gateway, 'saveProfile', { headers, body: { values: { occupation: 'Engineer' } } })
  expect((await sentMessages(gateway)).map(({ channel, to }) => [channel, to])).toEqual([['sms', '+447700900101']])
  await mail.set({ verified_at: new Date('2026-11-01T00:00:00Z') }).execute()
})

test('I12 6.2.3 a stolen session tries ten passwords and no more, and takes no try from the owner’s other one', async () => {
  const stolen = await signIn(gateway, 'demoplayer')
  const own = await signIn(gateway, 'demoplayer')
  const confirm = async (headers: Headers, password: string): Promise<string | undefined> =>
    (await call(gateway, 'confirmIdentity', { headers, body: { password } })).json().code
  const codes: (string | undefined)[] = []
  for (let minute = 0; minute < 60; minute += 1) {
    gateway.clock.set(`2026-11-21T12:${String(minute).padStart(2, '0')}:00Z`)
    codes.push(await confirm(stolen, 'not the password'))
    if (minute < 5) expect(await confirm(own, demoPassword)).toBeUndefined()
  }
  expect(codes.filter((code) => code === 'password_wrong')).toHaveLength(10)
  expect(new Set(codes)).toEqual(new Set(['password_wrong', 'too_many_requests']))
  expect(await confirm(stolen, demoPassword)).toBe('too_many_requests')
  expect(await confirm(own, demoPassword)).toBeUndefined()
  expect(await confirm(await signIn(gateway, 'demoplayer'), demoPassword)).toBeUndefined()
})
