import { demoPassword } from '@foyer/sandbox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call, signIn } from '../../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../../testing/createTestGateway.ts'
import { createSoftwareKey } from '../../testing/softwareKey.ts'
import { startAnew } from '../../testing/startAnew.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'] })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  gateway.clock.set('2026-11-21T12:00:00Z')
  await startAnew(gateway, 'passkeys')
})

type Headers = { cookie: string }
const ask = async (headers: Headers, body = {}) =>
  (await call(gateway, 'passkeyOptions', { headers, body })).json().value
async function add(headers: Headers, key = createSoftwareKey(), name = 'Phone') {
  const { ticket, options } = await ask(headers)
  return call(gateway, 'addPasskey', { headers, body: { ticket, passkey: key.make(options), name } })
}
const askLogin = async () => (await call(gateway, 'passkeyLoginOptions')).json().value
const loginWith = (ticket: string, passkey: object) => call(gateway, 'passkeyLogin', { body: { ticket, passkey } })

test('QP13 a passkey is a whole login: no name is asked, and no extra verification', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  const key = createSoftwareKey()
  expect((await add(headers, key)).json().value).toMatchObject({ name: 'Phone', isSynced: false })
  const { ticket, options } = await askLogin()
  expect(JSON.parse(options)).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  expect(JSON.parse(options)).not.toHaveProperty('allowCredentials')
  const answer = await loginWith(ticket, key.use(options))
  expect(answer.json().value.token).toBe('cookie')
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  expect((await call(gateway, 'memberInfo', { headers: { cookie } })).json().value.account).toBe('demoplayer')
})

test('QP13 an answer counts once, for its own question, for five minutes', async () => {
  const key = createSoftwareKey()
  await add(await signIn(gateway, 'demoplayer'), key)
  const first = await askLogin()
  const proof = key.use(first.options)
  expect((await loginWith(first.ticket, proof)).statusCode).toBe(200)
  expect((await loginWith(first.ticket, proof)).json().code).toBe('passkey_refused')
  const second = await askLogin()
  expect((await loginWith(second.ticket, proof)).json().code).toBe('passkey_refused')
  const late = await askLogin()
  gateway.clock.set('2026-11-21T12:05:01Z')
  expect((await loginWith(late.ticket, key.use(late.options))).json().code).toBe('passkey_refused')
})

test('QP13 a passkey that was copied, signed for another site or is unknown opens nothing', async () => {
  const key = createSoftwareKey()
  await add(await signIn(gateway, 'demoplayer'), key)
  const stranger = await askLogin()
  expect((await loginWith(stranger.ticket, createSoftwareKey().use(stranger.options))).json().code).toBe(
    'passkey_refused',
  )
  const early = await askLogin()
  const used = key.use(early.options)
  const later = await askLogin()
  expect((await loginWith(later.ticket, key.use(later.options))).statusCode).toBe(200)
  // Its counter is behind the one that was seen last: two devices hold the same key.
  expect((await loginWith(early.ticket, used)).json().code).toBe('passkey_refused')
  const forged = await askLogin()
  const proof = key.use(forged.options)
  const clientDataJSON = Buffer.from(
    JSON.stringify({
      ...JSON.parse(Buffer.from(proof.clientDataJSON, 'base64url').toString()),
      origin: 'http://evil.example',
    }),
  ).toString('base64url')
  expect((await loginWith(forged.ticket, { ...proof, clientDataJSON })).json().code).toBe('passkey_refused')
})

test('QP13 of a key and its copy that answer at the same moment one gets in', async () => {
  const key = createSoftwareKey()
  await add(await signIn(gateway, 'demoplayer'), key)
  const asked = await Promise.all([askLogin(), askLogin(), askLogin()])
  const proofs = asked.map(({ options }, index) => key.use(options, { isCopy: index > 0 }))
  const answers = await Promise.all(asked.map(({ ticket }, index) => loginWith(ticket, proofs[index] ?? {})))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401])
})

test('QP13 a passkey is kept under the id that its browser names, which is held to its bounds', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  const { ticket, options } = await ask(headers)
  const passkey = { ...createSoftwareKey().make(options), id: 'AAAA' }
  const answer = await call(gateway, 'addPasskey', { headers, body: { ticket, passkey, name: 'Phone' } })
  expect(answer.json().code).toBe('passkey_refused')
})

test('A18 QP13 a passkey does for the second step of a login with a password', async () => {
  const { db, merchant } = gateway
  const mine = db.updateTable('members').where('merchant_id', '=', merchant.id).where('username', '=', 'demoplayer')
  const key = createSoftwareKey()
  await add(await signIn(gateway, 'demoplayer'), key)
  await mine.set({ login_verification: 'bank' }).execute()
  const body = { type: 'username', username: 'demoplayer', password: demoPassword }
  const { verification } = (await call(gateway, 'login', { body })).json().value
  const passkey = key.use(verification.passkey)
  const wrong = createSoftwareKey().use(verification.passkey)
  const verify = (proof: object) =>
    call(gateway, 'loginVerification', { body: { ticket: verification.ticket, passkey: proof } })
  expect((await verify(wrong)).json().code).toBe('verification_failed')
  expect((await verify(passkey)).json().value.token).toBe('cookie')
  await mine.set({ login_verification: null }).execute()
})

test('QP13 its owner lists, names and takes away passkeys; nobody else does', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  const other = await signIn(gateway, 'demodownline')
  const { id } = (await add(headers)).json().value
  for (const [operation, body] of [
    ['renamePasskey', { id, name: 'Mine' }],
    ['removePasskey', { id }],
  ] as const)
    expect((await call(gateway, operation, { headers: other, body })).json().code).toBe('not_found')
  expect((await call(gateway, 'passkeys', { headers: other })).json().value).toEqual([])
  await call(gateway, 'renamePasskey', { headers, body: { id, name: ' Work phone ' } })
  expect((await call(gateway, 'passkeys', { headers })).json().value).toEqual([
    { id, name: 'Work phone', createdAt: '2026-11-21T12:00:00.000Z', isSynced: false },
  ])
  expect((await call(gateway, 'removePasskey', { headers, body: { id } })).statusCode).toBe(200)
  expect((await call(gateway, 'passkeys', { headers })).json().value).toEqual([])
})

test('QP13 V12 the name of a passkey is one that can be seen, as every text of a member', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  const { id } = (await add(headers)).json().value
  for (const name of ['\u200b', '\u202egnp.exe', 'a\nb', ' \u00a0 ', 'x'.repeat(61)]) {
    const answers = [
      await add(headers, createSoftwareKey(), name),
      await call(gateway, 'renamePasskey', { headers, body: { id, name } }),
    ]
    for (const answer of answers) expect(answer.json().issues?.[0]?.path, JSON.stringify(name)).toBe('/name')
  }
  const name = 'Iş telefonu 📱 👩‍💻'
  expect((await call(gateway, 'renamePasskey', { headers, body: { id, name } })).statusCode).toBe(200)
  expect((await call(gateway, 'passkeys', { headers })).json().value).toMatchObject([{ name }])
})

test('QP13 making one, and taking one away, needs a fresh proof; an answer belongs to its own question', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  const { id } = (await add(headers)).json().value
  gateway.clock.set('2026-11-21T12:10:01Z')
  expect((await call(gateway, 'passkeyOptions', { headers })).json().code).toBe('password_required')
  expect((await call(gateway, 'removePasskey', { headers, body: { id } })).json().code).toBe('password_required')
  await call(gateway, 'confirmIdentity', { headers, body: { password: demoPassword } })
  const question = await ask(headers)
  const passkey = createSoftwareKey().make(question.options)
  const elsewhere = await signIn(gateway, 'demodownline')
  const body = { ticket: question.ticket, passkey, name: 'Phone' }
  expect((await call(gateway, 'addPasskey', { headers: elsewhere, body })).json().code).toBe('passkey_refused')
})

test('QP13 P01 the question of a confirmation, or of another session, adds no passkey', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  await add(headers)
  const adding = async (who: Headers, { ticket, options }: { ticket: string; options: string }) => {
    const passkey = createSoftwareKey().make(options)
    return (await call(gateway, 'addPasskey', { headers: who, body: { ticket, passkey, name: 'Strange' } })).json().code
  }
  const confirmation = (await call(gateway, 'confirmOptions', { headers })).json().value
  expect(await adding(headers, confirmation)).toBe('passkey_refused')
  const other = await signIn(gateway, 'demoplayer')
  expect(await adding(other, await ask(headers))).toBe('passkey_refused')
  gateway.clock.set('2026-11-21T12:09:00Z')
  const question = await ask(headers)
  gateway.clock.set('2026-11-21T12:10:01Z')
  expect(await adding(headers, question)).toBe('password_required')
  expect((await call(gateway, 'passkeys', { headers })).json().value).toHaveLength(1)
})

test('QP13 an answer to one question does for no other use of the account', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  const key = createSoftwareKey()
  await add(headers, key)
  const confirmation = (await call(gateway, 'confirmOptions', { headers })).json().value
  const other = await signIn(gateway, 'demoplayer')
  const confirm = (ticket: string, options: string) =>
    call(gateway, 'confirmIdentity', { headers: other, body: { ticket, passkey: key.use(options) } })
  expect((await confirm(confirmation.ticket, confirmation.options)).json().code).toBe('passkey_refused')
  const login = await askLogin()
  expect((await confirm(login.ticket, login.options)).json().code).toBe('passkey_refused')
  expect((await loginWith(confirmation.ticket, key.use(confirmation.options))).json().code).toBe('passkey_refused')
})

test('QP13 an account has twenty passkeys at most, however many are added at once', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  const questions = await Promise.all(Array.from({ length: 23 }, () => ask(headers)))
  const answers = await Promise.all(
    questions.map(({ ticket, options }) =>
      call(gateway, 'addPasskey', {
        headers,
        body: { ticket, passkey: createSoftwareKey().make(options), name: 'Phone' },
      }),
    ),
  )
  expect(answers.filter((answer) => answer.json().code === 'too_large')).toHaveLength(3)
  expect((await call(gateway, 'passkeys', { headers })).json().value).toHaveLength(20)
})

test('P01 a passkey of the account is as fresh a proof as its password; one of another account is none', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  expect((await call(gateway, 'confirmOptions', { headers })).json().code).toBe('not_found')
  const key = createSoftwareKey()
  await add(headers, key)
  const stranger = createSoftwareKey()
  await add(await signIn(gateway, 'demodownline'), stranger)
  gateway.clock.set('2026-11-21T12:10:01Z')
  const confirm = async (used: typeof key) => {
    const { ticket, options } = (await call(gateway, 'confirmOptions', { headers })).json().value
    return call(gateway, 'confirmIdentity', { headers, body: { ticket, passkey: used.use(options) } })
  }
  expect((await confirm(stranger)).json().code).toBe('passkey_refused')
  expect((await call(gateway, 'passkeyOptions', { headers })).json().code).toBe('password_required')
  expect((await confirm(key)).statusCode).toBe(200)
  expect((await call(gateway, 'passkeyOptions', { headers })).statusCode).toBe(200)
})
