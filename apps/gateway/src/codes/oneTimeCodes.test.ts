import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallContext } from '../calls/handlers.ts'
import { deleteExpired } from '../database/deleteExpired.ts'
import { codeIn, sentMessages } from '../testing/askForCodes.ts'
import { createTestGateway, type TestGateway, testSecrets } from '../testing/createTestGateway.ts'
import { startAnew } from '../testing/startAnew.ts'
import { type CodeRequest, consumeCode, sendCode } from './port.ts'

const request: CodeRequest = { purpose: 'login', channel: 'sms', target: '+905321234567' }

let gateway: TestGateway
let context: CallContext
beforeAll(async () => {
  gateway = await createTestGateway()
  const { db, clock, merchant, messenger } = gateway
  const facts = { db, clock, merchant, messenger, secrets: testSecrets, language: 'en', address: '203.0.113.9' }
  const browser = { deviceToken: 'the-browser-that-asked', keepDevice: () => undefined }
  // What sending and using codes asks for of a call.
  context = { ...facts, ...browser, siteOrigin: 'https://play.example' } as unknown as CallContext
})
afterAll(() => gateway.close())
beforeEach(async () => {
  gateway.clock.set('2026-11-21T12:00:00Z')
  await startAnew(gateway)
})

const send = async (asked: CodeRequest = request): Promise<string> => {
  await sendCode(context, asked)
  return codeIn((await sentMessages(gateway))[0])
}
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('ruling 28 a code is good once', async () => {
  const code = await send()
  expect(await consumeCode(context, request, code)).toBe(true)
  expect(await consumeCode(context, request, code)).toBe(false)
})

test('ruling 28 of a hundred that bring the right code at once, one is let in', async () => {
  const code = await send()
  const network = (count: number): CallContext => ({ ...context, address: `198.51.100.${count}` })
  const answers = await Promise.allSettled(
    Array.from({ length: 100 }, (_, count) => consumeCode(network(count), request, code)),
  )
  expect(answers.filter((answer) => answer.status === 'fulfilled' && answer.value)).toHaveLength(1)
})

test('ruling 28 a hundred wrong codes at once are a hundred tries: the right one is no good after them', async () => {
  const code = await send()
  const answers = await Promise.allSettled(
    Array.from({ length: 100 }, () => consumeCode(context, request, wrong(code))),
  )
  expect(answers.filter((answer) => answer.status === 'fulfilled' && answer.value)).toEqual([])
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(20)
  const row = await gateway.db.selectFrom('one_time_codes').select('tries').executeTakeFirstOrThrow()
  expect(row.tries).toBe(5)
  await gateway.db.deleteFrom('login_attempts').execute()
  expect(await consumeCode(context, request, code)).toBe(false)
})

test('ruling 28 four wrong codes leave the right one good', async () => {
  const code = await send()
  for (let count = 0; count < 4; count += 1) expect(await consumeCode(context, request, wrong(code))).toBe(false)
  expect(await consumeCode(context, request, code)).toBe(true)
})

test('ruling 28 a code ends after ten minutes, and its row is deleted', async () => {
  const code = await send()
  gateway.clock.set('2026-11-21T12:10:00Z')
  expect(await consumeCode(context, request, code)).toBe(false)
  gateway.clock.set('2026-11-21T12:10:01Z')
  await deleteExpired(gateway.db, gateway.clock)
  expect(await gateway.db.selectFrom('one_time_codes').selectAll().execute()).toEqual([])
})

test.each<[string, Partial<CodeRequest>]>([
  ['purpose', { purpose: 'forgotPassword' }],
  ['number', { target: '+905321234568' }],
  ['way', { channel: 'mail' }],
  ['member', { memberId: 7n }],
])('ruling 28 a code counts for no other %s', async (_, other) => {
  const code = await send()
  expect(await consumeCode(context, { ...request, ...other }, code)).toBe(false)
  expect(await consumeCode(context, request, code)).toBe(true)
})

test('ruling 28 a new code ends the one before', async () => {
  const first = await send()
  gateway.clock.set('2026-11-21T12:00:02Z')
  const second = await send()
  expect(await consumeCode(context, request, first)).toBe(first === second)
  expect(await consumeCode(context, request, second)).toBe(first !== second)
})

test('ruling 28 the database holds neither code nor number', async () => {
  const code = await send()
  const rows = await gateway.db.selectFrom('one_time_codes').selectAll().execute()
  const limits = await gateway.db.selectFrom('login_attempts').selectAll().execute()
  const text = JSON.stringify([rows, limits], (_, value) => (Buffer.isBuffer(value) ? value.toString('hex') : value))
  expect(rows).toHaveLength(1)
  expect(text).not.toContain(code)
  expect(text).not.toContain('5321234567')
})

test('C19 a network that has asked for thirty codes waits five minutes', async () => {
  const targets = Array.from({ length: 31 }, (_, count) => `+9053212345${String(count).padStart(2, '0')}`)
  const answers: string[] = []
  for (const target of targets)
    answers.push(
      await sendCode(context, { ...request, target }).then(
        () => 'sent',
        (error) => error.code,
      ),
    )
  expect(answers.slice(0, 30).every((answer) => answer === 'sent')).toBe(true)
  expect(answers[30]).toBe('too_many_requests')
})

test('a code by mail has a subject and leaves by mail', async () => {
  await sendCode(context, { purpose: 'verifyContact', channel: 'mail', target: 'ada@example.org', memberId: 7n })
  const [message] = await sentMessages(gateway)
  expect(message).toMatchObject({ channel: 'mail', to: 'ada@example.org' })
  expect(message?.subject).toBe(`${codeIn(message)} confirms this address`)
})

test('without a way out no code is sent, and that is said', async () => {
  const lost = { ...context, messenger: { ...gateway.messenger, channels: new Set<'mail'>(['mail']) } }
  await expect(sendCode(lost, request)).rejects.toMatchObject({ code: 'module_off' })
})
