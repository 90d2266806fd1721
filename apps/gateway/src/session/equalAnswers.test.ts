import type { OperationId } from '@foyer/contract'
import { hash, verify } from '@node-rs/argon2'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { askForCode, browser } from '../testing/askForCodes.ts'
import { call } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'
import { startAnew } from '../testing/startAnew.ts'

vi.mock('@node-rs/argon2', async (original) => (await import('../testing/lightPasswords.ts')).lightPasswords(original))

interface Person {
  readonly username: string
  readonly email: string
  readonly mobileNum: string
}

const account: Person = { username: 'demoplayer', email: 'demoplayer@example.org', mobileNum: '7700900101' }
const nobody: Person = { username: 'demonobody', email: 'demonobody@example.org', mobileNum: '7700900191' }

let gateway: TestGateway
/** The statements that the database was given. */
let statements: string[] = []
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'] })
  const { db, merchant, merchants } = gateway
  const modules = [...merchant.modulesOn, 'smsLogin', 'emailPasswordReset', 'phonePasswordReset']
  merchants.put({ ...merchant, modulesOn: new Set(modules) })
  const executor = db.getExecutor()
  const execute = executor.executeQuery.bind(executor)
  vi.spyOn(executor, 'executeQuery').mockImplementation((query, ...rest) => {
    statements.push(query.sql)
    return execute(query, ...rest)
  })
  // What a password is compared with that is nobody's is made once.
  await call(gateway, 'login', { body: { type: 'username', username: 'somebody', password: 'x' } })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await startAnew(gateway)
})

const mobile = ({ mobileNum }: Person) => ({ mobileNum, countryDialingCode: '44' })
const wrong = { verificationCode: '00000x', newPassword: 'harbour-violin-4' }
/** Without the number of the request, and what a question for a passkey has of chance. */
const plain = ({ body }: LightMyRequestResponse) =>
  body.replace(/"requestId":"[^"]+"/, '').replace(/"[\w-]{22,}\\?"/g, '""')

/** A call for an account and for nobody, and what either has cost. */
async function compare(ask: (person: Person) => Promise<LightMyRequestResponse>) {
  const asked = []
  for (const person of [account, nobody]) {
    await gateway.messenger.settled()
    vi.mocked(verify).mockClear()
    vi.mocked(hash).mockClear()
    statements = []
    const answer = await ask(person)
    // What is sent leaves after the answer.
    const steps = statements.filter((sql) => !sql.includes('"outbox"'))
    const hashes = vi.mocked(verify).mock.calls.length + vi.mocked(hash).mock.calls.length
    const { statusCode, headers } = answer
    asked.push({ statusCode, headers: Object.keys(headers), body: plain(answer), hashes, steps })
  }
  expect(asked[1]).toEqual(asked[0])
  const [{ statusCode, hashes } = { statusCode: 0, hashes: -1 }] = asked
  return { statusCode, hashes }
}

const send = (id: OperationId, bodyOf: (person: Person) => object) => (person: Person) =>
  call(gateway, id, { body: bodyOf(person), headers: browser() })
const sendProven =
  (id: OperationId, bodyOf: (person: Person) => Readonly<Record<string, string>>) => (person: Person) =>
    askForCode(gateway, id, bodyOf(person))

const nameOf = ({ username }: Person) => ({ username })
const mailOf = ({ username, email }: Person) => ({ username, email })

const registration = {
  password: 'long-winter-26',
  confirmPassword: 'long-winter-26',
  registerMethod: 'WEB',
  login: true,
  agreedToTerms: true,
  ageConfirmed: true,
}

test.each([
  [
    'a login with a wrong password',
    send('login', (who) => ({ type: 'username', ...nameOf(who), password: 'x' })),
    401,
    1,
  ],
  [
    'a login by SMS with a wrong code',
    send('login', (who) => ({ type: 'sms', ...mobile(who), verificationCode: '00000x' })),
    422,
    0,
  ],
  ['a code for a login by SMS', sendProven('smsLoginCode', mobile), 200, 0],
  ['a code for a forgotten password by mobile', sendProven('smsPasswordCode', mobile), 200, 0],
  ['a code for a forgotten password by mail', sendProven('forgotByMail', mailOf), 200, 0],
  ['a code for a new device', sendProven('deviceCode', nameOf), 200, 0],
  ['a new device with a wrong code', send('deviceProof', (who) => ({ ...nameOf(who), code: '00000x' })), 422, 0],
  [
    'a new password by mobile with a wrong code',
    send('resetByMobile', (who) => ({ ...mobile(who), ...wrong })),
    422,
    0,
  ],
  ['a new password by mail with a wrong code', send('resetByMail', (who) => ({ ...mailOf(who), ...wrong })), 422, 0],
  ['the question for a passkey', send('passkeyLoginOptions', () => ({})), 200, 0],
  ['the first login of nobody signed in', send('firstLogin', () => ({})), 401, 0],
  ['a registration without a proof', send('register', (who) => ({ ...registration, ...nameOf(who) })), 401, 0],
] as const)(
  'ruling 27 %s: one answer, and one cost, for an account and for nobody',
  async (_, ask, statusCode, hashes) => {
    expect(await compare(ask)).toEqual({ statusCode, hashes })
  },
)
