import { demoPassword } from '@foyer/sandbox'
import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { browser, codeIn, sentMessages } from '../testing/askForCodes.ts'
import { call, signIn } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'
import { readPicture } from '../testing/humanProofs.ts'
import { startAnew } from '../testing/startAnew.ts'

vi.mock('@node-rs/argon2', async (original) => (await import('../testing/lightPasswords.ts')).lightPasswords(original))

/** How many guesses come from how many addresses; `npm run test:full` makes it many. */
const [guesses, addresses] = process.env.GUESSES === 'many' ? [100_000, 10_000] : [2000, 500]
const timeout = guesses * 150
const burst = 200
const dayMs = 24 * 60 * 60 * 1000

// Fifty times what they take on a machine that does nothing else.
vi.setConfig({ testTimeout: 120_000 })

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'] })
  // Whoever guesses is one who reads pictures without effort.
  const { merchant, merchants } = gateway
  merchants.put({
    ...merchant,
    config: { ...merchant.config, verification: { ...merchant.config.verification, human: 'picture' } },
  })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await startAnew(gateway)
  vi.mocked(verify).mockClear()
})

const attempt = (
  username: string,
  password: string,
  extra: object = {},
  remoteAddress = '198.51.100.7',
  headers = {},
) => call(gateway, 'login', { body: { type: 'username', username, password, ...extra }, remoteAddress, headers })

const addressOf = (guess: number): string => {
  const host = guess % addresses
  return `10.${host >> 16}.${(host >> 8) & 255}.${host & 255}`
}

const tick = (ms: number): void => gateway.clock.set(new Date(gateway.clock.now().getTime() + ms).toISOString())
const hashed = (): number => vi.mocked(verify).mock.calls.length

/** A browser that the account knows; it was used before anybody guessed. */
async function knownBrowser(username: string): Promise<{ cookie: string }> {
  const { cookie } = await signIn(gateway, username)
  return { cookie: /__Host-foyer-device=[^;]+/.exec(cookie)?.[0] ?? '' }
}

test('I02 A10 guesses in turn from many addresses reach the hash at most 100 times in a day, and the player always gets in', {
  timeout,
}, async () => {
  const known = await knownBrowser('demoplayer')
  let mine = 0
  vi.mocked(verify).mockClear()
  for (let guess = 0; guess < guesses; guess += 1) {
    // The whole runs for one day.
    tick(Math.floor(dayMs / guesses))
    await attempt('demoplayer', `guess ${guess}`, readPicture(gateway), addressOf(guess))
    if (guess % Math.ceil(guesses / 40) !== 0) continue
    mine += 1
    const answer = await attempt('demoplayer', demoPassword, {}, '198.51.100.200', known)
    expect(answer.statusCode, answer.body).toBe(200)
  }
  expect(hashed() - mine).toBeGreaterThan(0)
  expect(hashed() - mine).toBeLessThanOrEqual(100)
  gateway.clock.set('2026-11-21T12:00:00Z')
})

test('I02 A10 guesses in bursts of 200 reach the hash at most 100 times in a day, and the player always gets in', {
  timeout,
}, async () => {
  const known = await knownBrowser('demoplayer')
  let mine = 0
  vi.mocked(verify).mockClear()
  for (let first = 0; first < guesses; first += burst) {
    tick(Math.floor((dayMs * burst) / guesses) - 1)
    mine += 1
    const answers = await Promise.all([
      attempt('demoplayer', demoPassword, {}, '198.51.100.200', known),
      ...Array.from({ length: burst }, (_, at) =>
        attempt('demoplayer', `guess ${first + at}`, readPicture(gateway), addressOf(first + at)),
      ),
    ])
    expect(answers[0]?.statusCode, answers[0]?.body).toBe(200)
  }
  expect(hashed() - mine).toBeGreaterThan(0)
  expect(hashed() - mine).toBeLessThanOrEqual(100)
  gateway.clock.set('2026-11-21T12:00:00Z')
})

/** Lets strangers use up what they have for a name. */
async function exhaust(username: string): Promise<void> {
  await Promise.all(
    Array.from({ length: 60 }, (_, guess) =>
      attempt(username, `guess ${guess}`, readPicture(gateway), `10.9.${guess}.1`),
    ),
  )
}

test('I02 once strangers have used up their guesses, a name of nobody and an account answer alike and nothing is hashed', async () => {
  await exhaust('demoplayer')
  await exhaust('nobodyhere')
  vi.mocked(verify).mockClear()
  const known = await attempt('demoplayer', demoPassword, readPicture(gateway), '10.8.0.1')
  const unknown = await attempt('nobodyhere', demoPassword, readPicture(gateway), '10.8.0.2')
  const plain = (body: string) => body.replace(/"requestId":"[^"]+"/, '')
  expect(known.json().code).toBe('proof_required')
  expect(plain(unknown.body)).toBe(plain(known.body))
  expect(unknown.statusCode).toBe(known.statusCode)
  expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers))
  expect(hashed()).toBe(0)
})

test('I02 a browser that one account knows is a stranger to another', async () => {
  const known = await knownBrowser('demodownline')
  await exhaust('demoplayer')
  expect((await attempt('demoplayer', demoPassword, readPicture(gateway), '10.8.0.3', known)).json().code).toBe(
    'proof_required',
  )
})

test('I02 strangers may guess again a day later, since a password that was forgotten is no reason to stay out', async () => {
  await exhaust('demoplayer')
  tick(dayMs + 1000)
  expect((await attempt('demoplayer', demoPassword, {}, '10.8.0.4')).statusCode).toBe(200)
  gateway.clock.set('2026-11-21T12:00:00Z')
})

test('I02 the right password of a player does not give strangers new guesses', async () => {
  const known = await knownBrowser('demoplayer')
  await exhaust('demoplayer')
  expect((await attempt('demoplayer', demoPassword, {}, '198.51.100.200', known)).statusCode).toBe(200)
  expect((await attempt('demoplayer', 'wrong', readPicture(gateway), '10.8.0.5')).json().code).toBe('proof_required')
})

test('A10 wrong passwords of strangers ask a known browser for no proof, but its own do', async () => {
  const known = await knownBrowser('demoplayer')
  await attempt('demoplayer', 'wrong', {}, '10.8.0.6')
  await attempt('demoplayer', 'wrong', {}, '10.8.0.7')
  expect((await attempt('demoplayer', 'wrong', {}, '10.8.0.8', known)).json()).not.toHaveProperty('captcha')
  expect((await attempt('demoplayer', 'wrong', {}, '10.8.0.8', known)).json()).toMatchObject({ captcha: true })
})

test('I02 A10 whoever sits at a browser that the account knows has fifty guesses a day; then a code proves the owner', async () => {
  const known = await knownBrowser('demoplayer')
  vi.mocked(verify).mockClear()
  for (let guess = 0; guess < 60; guess += 1) {
    tick(3 * 60_000)
    await attempt('demoplayer', `guess ${guess}`, readPicture(gateway), '10.8.1.1', known)
  }
  expect(hashed()).toBe(50)
  const login = () => attempt('demoplayer', demoPassword, readPicture(gateway), '10.8.1.1', known)
  expect((await login()).json().code).toBe('proof_required')
  const elsewhere = await attempt('demoplayer', demoPassword, readPicture(gateway), '10.8.1.2')
  expect(elsewhere.statusCode, elsewhere.body).toBe(200)
  await call(gateway, 'deviceCode', { body: { username: 'demoplayer', ...readPicture(gateway) }, headers: known })
  const code = codeIn((await sentMessages(gateway))[0])
  await call(gateway, 'deviceProof', { body: { username: 'demoplayer', code }, headers: known })
  expect((await login()).statusCode).toBe(200)
  gateway.clock.set('2026-11-21T12:00:00Z')
})

test('I02 the owner gets in from a new browser after a code, which is asked for a name of nobody alike', async () => {
  await exhaust('demoplayer')
  const askFor = (username: string) =>
    call(gateway, 'deviceCode', { body: { username, ...readPicture(gateway) }, headers: browser() })
  const [owner, nobody] = [await askFor('demoplayer'), await askFor('nobodyhere')]
  expect(nobody.body).toBe(owner.body)
  const sent = await sentMessages(gateway)
  expect(sent.map(({ to }) => to)).toEqual(['demoplayer@example.org'])
  const prove = (username: string, code: string) =>
    call(gateway, 'deviceProof', { body: { username, code }, headers: browser() })
  const code = codeIn(sent[0])
  const wrong = code === '000000' ? '000001' : '000000'
  const [refused, unknown] = [await prove('demoplayer', wrong), await prove('nobodyhere', wrong)]
  const plain = (body: string) => body.replace(/"requestId":"[^"]+"/, '')
  expect(refused.json().code).toBe('verification_code_wrong')
  expect(plain(unknown.body)).toBe(plain(refused.body))
  const proved = await prove('demoplayer', code)
  const [device] = proved.cookies
  const headers = { cookie: `${device?.name}=${device?.value}` }
  const answer = await attempt('demoplayer', demoPassword, readPicture(gateway), '10.8.0.9', headers)
  expect(answer.statusCode, answer.body).toBe(200)
  expect((await prove('demoplayer', code)).json().code).toBe('verification_code_wrong')
})
