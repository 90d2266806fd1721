import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'
import { findMemberByContact, mailKey, mobileKey, readContacts, storeContact } from './port.ts'

let gateway: TestGateway
let [ada, marlow]: bigint[] = []
beforeAll(async () => {
  gateway = await createTestGateway()
  const rows = await gateway.db.selectFrom('members').select('member_id').orderBy('member_id').limit(2).execute()
  await gateway.db.deleteFrom('member_contacts').execute()
  ;[ada, marlow] = rows.map((row) => row.member_id)
})
afterAll(() => gateway.close())

test.each([
  ['90', '0532 123 45 67', '+905321234567'],
  ['+90', '5321234567', '+905321234567'],
  ['90', '+90 532 123 45 67', '+905321234567'],
  ['44', '07700 900123', '+447700900123'],
  ['84', '912345678', '+84912345678'],
  ['1', '(202) 555-0123', '+12025550123'],
])('V10 %s and %s are the number %s', (code, number, key) => expect(mobileKey(code, number)).toBe(key))

test.each([
  ['90', '123'],
  ['90', '+44 7700 900123'],
  ['0', '5321234567'],
  ['90', 'call 0532 123 45 67 now'],
  ['', '5321234567'],
  ['999', '5321234567'],
])('V10 %j and %j are no number', (code, number) => expect(mobileKey(code, number)).toBeUndefined())

test('Z20 an address is the same in upper case, and one that names two people is none', () => {
  expect(mailKey(' Ada@Example.ORG ')).toBe('ada@example.org')
  for (const text of ['ada', 'ada@', 'a@b,c@d.org', 'a b@c.org', 'Ada <ada@example.org>', 'a@b\r\nBcc: c@d.org'])
    expect(mailKey(text), text).toBeUndefined()
})

test('a verified number belongs to one member; one that is not verified proves nothing', async () => {
  const { db, merchant } = gateway
  const at = new Date('2026-11-21T12:00:00Z')
  const store = (member: bigint | undefined, key: string, verifiedAt: Date | null) =>
    storeContact(db, merchant.id, member ?? 0n, { channel: 'sms', key, verifiedAt })
  expect(await store(ada, '+905321234567', null)).toBe(true)
  expect(await findMemberByContact(db, merchant.id, 'sms', '+905321234567')).toBeUndefined()
  expect(await store(marlow, '+905321234567', at)).toBe(true)
  expect(await store(ada, '+905321234567', at)).toBe(false)
  expect(await findMemberByContact(db, merchant.id, 'sms', '+905321234567')).toBe(marlow)
  expect(await readContacts(db, merchant.id, ada ?? 0n)).toEqual([
    { channel: 'sms', key: '+905321234567', verifiedAt: null },
  ])
  const both = await Promise.all([store(ada, '+905550000000', at), store(marlow, '+905550000000', at)])
  expect(both.filter(Boolean)).toHaveLength(1)
})
