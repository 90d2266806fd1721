import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askDesk } from '../testing/askDesk.ts'
import { call, signIn } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet', 'marigold'] })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  gateway.clock.set('2026-11-21T12:00:00Z')
  await gateway.db.deleteFrom('feedback').execute()
  await gateway.db.deleteFrom('login_attempts').execute()
})

const words = { type: 'game', content: '  The wheel stood still for a minute.  ' }
const send = async (body: object, headers: Readonly<Record<string, string>> = {}) =>
  (await call(gateway, 'sendFeedback', { body, headers })).json()
const atDesk = async (merchant = 'COMET') => (await askDesk(gateway, 'feedback', { merchant })).json().value

test('I21 P25 EN19 a guest and a member send what they have to say, and the desk of their site reads it', async () => {
  const guest = await send(words)
  gateway.clock.set('2026-11-21T12:01:00Z')
  const member = await send({ ...words, type: 'withdrawal' }, await signIn(gateway, 'demoplayer'))
  expect(guest.value.reference).toMatch(/^F[2-9A-Z]{11}$/)
  expect(await atDesk()).toEqual({
    feedback: [
      {
        reference: member.value.reference,
        type: 'withdrawal',
        content: 'The wheel stood still for a minute.',
        member: 'demoplayer',
        language: 'en',
        sentAt: '2026-11-21T12:01:00.000Z',
      },
      expect.not.objectContaining({ member: expect.anything() }),
    ],
    total: 2,
  })
  expect(await atDesk('MARIGOLD')).toEqual({ feedback: [], total: 0 })
})

test.each([
  ['a type that there is not', { ...words, type: 'weather' }, '/type'],
  ['too little', { ...words, content: `${' '.repeat(20)}too short` }, '/content'],
  ['too much', { ...words, content: 'a'.repeat(1001) }, '/content'],
])('P25 %s is refused with its place', async (_, body, path) => {
  expect(await send(body)).toMatchObject({ code: 'validation_failed', issues: [{ path }] })
  expect((await atDesk()).total).toBe(0)
})

test('P25 characters are counted, not their halves', async () => {
  expect(await send({ ...words, content: '🎡'.repeat(1000) })).toMatchObject({ success: true })
})

test('M10 what a member sends again, at once or because an answer was lost, is one feedback', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  const sent = await Promise.all([1, 2, 3, 4].map(() => send(words, headers)))
  const references = sent.map(({ value }) => value.reference)
  expect(new Set(references).size).toBe(1)
  gateway.clock.set('2026-11-21T12:11:00Z')
  expect(references).not.toContain((await send(words, headers)).value.reference)
})

test('M10 nobody floods customer service', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  const answers = []
  for (let count = 0; count < 11; count += 1)
    answers.push(await send({ ...words, content: `Number ${count} of them.` }, headers))
  expect(answers.filter(({ success }) => success)).toHaveLength(10)
  expect(answers.at(-1)).toMatchObject({ code: 'too_many_requests' })
})

test('M10 the desk puts a feedback away, once and for all, and only one of its site', async () => {
  const { reference } = (await send(words)).value
  const close = async (merchant: string) => (await askDesk(gateway, 'feedback', { merchant }, { reference })).json()
  expect(await close('MARIGOLD')).toMatchObject({ code: 'not_found' })
  expect((await close('COMET')).value).toEqual({ feedback: [], total: 0 })
  const closed = () => gateway.db.selectFrom('feedback').select('closed_at').executeTakeFirstOrThrow()
  const before = await closed()
  gateway.clock.set('2026-11-21T13:00:00Z')
  await close('COMET')
  expect(await closed()).toEqual(before)
})
