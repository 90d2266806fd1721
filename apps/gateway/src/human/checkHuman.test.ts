import { inflateSync } from 'node:zlib'
import type { HumanProof } from '@foyer/contract'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteExpired } from '../database/deleteExpired.ts'
import { writeProviderAnswers } from '../system/port.ts'
import { call } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway, testSecrets } from '../testing/createTestGateway.ts'
import { doneWork, readPicture } from '../testing/humanProofs.ts'
import { checkHuman } from './checkHuman.ts'
import { createWork } from './work.ts'

const start = '2026-11-21T12:00:00Z'
let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet', 'marigold'] })
})
afterAll(() => gateway.close())

const contextOf = (merchant = gateway.merchant) => ({
  db: gateway.db,
  clock: gateway.clock,
  secrets: testSecrets,
  mode: 'sandbox' as const,
  merchant,
})
/** What comes of a proof: `right`, or the code it is refused with. */
const check = (proof: HumanProof, withPicture = false, merchant = gateway.merchant): Promise<string> =>
  checkHuman(contextOf(merchant), proof, { withPicture }).then(
    () => 'right',
    (error: { code: string }) => error.code,
  )
const marigold = () => gateway.merchants.all().find(({ code }) => code === 'MARIGOLD') ?? gateway.merchant
const decode = ({ verification = '' }: HumanProof) => JSON.parse(Buffer.from(verification, 'base64').toString())
const encode = (payload: unknown): HumanProof => ({
  verification: Buffer.from(JSON.stringify(payload)).toString('base64'),
})

test('I65 RG13 work that was done counts, once', async () => {
  const proof = await doneWork(gateway)
  expect(await check(proof)).toBe('right')
  expect(await check(proof)).toBe('captcha_wrong')
})

test('I65 the work that visitors get is taken when it is solved as browsers solve it', async () => {
  const { challenge } = (await call(gateway, 'humanWork')).json().value
  const solution = await solveChallenge({ challenge: JSON.parse(challenge), deriveKey })
  expect(await check(encode({ challenge: JSON.parse(challenge), solution }))).toBe('right')
})

test('I65 of a hundred answers that come at once one counts', async () => {
  for (const proof of [await doneWork(gateway), readPicture(gateway)]) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => check(proof, true)))
    expect(answers.filter((answer) => answer === 'right')).toHaveLength(1)
  }
})

test('I65 a wrong answer uses the work and the picture up as well', async () => {
  const proof = await doneWork(gateway)
  const { challenge, solution } = decode(proof)
  const wrong = encode({ challenge, solution: { ...solution, derivedKey: 'ab'.repeat(32) } })
  expect(await check(wrong)).toBe('captcha_wrong')
  expect(await check(proof)).toBe('captcha_wrong')
  const picture = readPicture(gateway, 'h3rty')
  expect(await check({ ...picture, captcha: 'zzzzz' }, true)).toBe('captcha_wrong')
  expect(await check(picture, true)).toBe('captcha_wrong')
})

test('I65 work is refused when anything of it was changed, made easier or made up', async () => {
  const { challenge, solution } = decode(await doneWork(gateway))
  const change = (parameters: object) =>
    encode({ challenge: { ...challenge, parameters: { ...challenge.parameters, ...parameters } }, solution })
  const { until } = challenge.parameters.data
  expect(await check(change({ data: { merchant: gateway.merchant.id, until: until + 1 } }))).toBe('captcha_wrong')
  expect(await check(change({ keyPrefix: '00' }))).toBe('captcha_wrong')
  for (const other of [{}, null, [], { challenge: {} }, { challenge: { parameters: {} }, solution: {} }])
    expect(await check(encode(other)), JSON.stringify(other)).toBe('captcha_wrong')
  expect(await check({ verification: '%%%' })).toBe('captcha_wrong')
})

test('I65 proofs of one site count on no other', async () => {
  expect(await check(await doneWork(gateway), true, marigold())).toBe('captcha_wrong')
  expect(await check(readPicture(gateway), true, marigold())).toBe('captcha_wrong')
})

test('I65 proofs count for ten minutes', async () => {
  const proofs = [await doneWork(gateway), readPicture(gateway)]
  gateway.clock.set('2026-11-21T12:10:00Z')
  for (const proof of proofs) expect(await check(proof, true)).toBe('captcha_wrong')
  gateway.clock.set(start)
  await check(await doneWork(gateway))
  gateway.clock.set('2026-11-21T12:10:01Z')
  await deleteExpired(gateway.db, gateway.clock)
  expect(await gateway.db.selectFrom('used_proofs').selectAll().execute()).toEqual([])
  gateway.clock.set(start)
})

test('I65 a piece of work costs this server one attempt and its solver hundreds', async () => {
  const { parameters } = await createWork(contextOf())
  expect(parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 5000 })
  const solution = await solveChallenge({ challenge: { parameters }, deriveKey })
  expect(solution?.counter).toBeGreaterThanOrEqual(200)
})

test('I15 a picture counts where the site asks for pictures only, whatever the case of its letters', async () => {
  expect(await check(readPicture(gateway, 'h3rty', ' H3RTY '), true)).toBe('right')
  expect(await check(readPicture(gateway))).toBe('captcha_required')
  expect(await check({})).toBe('captcha_required')
  expect(await check({ captcha: 'h3rty' }, true)).toBe('captcha_required')
})

const madeUp = [
  '',
  'x',
  '....',
  `${'a'.repeat(22)}.1764000000000.${'b'.repeat(43)}.${'c'.repeat(43)}`,
  `....${'é'.repeat(43)}`,
]
test.each(madeUp)('I15 the made-up picture %j is refused and nothing is kept of it', async (captchaId) => {
  const before = await gateway.db.selectFrom('used_proofs').selectAll().execute()
  expect(await check({ captchaId, captcha: 'h3rty' }, true)).toMatch(/^captcha_/)
  expect(await gateway.db.selectFrom('used_proofs').selectAll().execute()).toEqual(before)
})

test('I15 draws the picture as pixels that hold neither its text nor its outlines, another one every time', async () => {
  const { image, captchaId } = (await call(gateway, 'captcha')).json().value
  expect(image).toMatch(/^data:image\/png;base64,/)
  const file = Buffer.from(image.split(',')[1], 'base64')
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([240, 80])
  const at = file.indexOf('IDAT')
  const pixels = inflateSync(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4)))
  expect(pixels).toHaveLength(241 * 80)
  const again = (await call(gateway, 'captcha')).json().value
  expect(again.captchaId).not.toBe(captchaId)
  expect(again.image).not.toBe(image)
})

test('FO14 two hundred visitors behind one address get their proofs', async () => {
  const asked = await Promise.all(Array.from({ length: 200 }, () => call(gateway, 'captcha')))
  expect(asked.every(({ statusCode }) => statusCode === 200)).toBe(true)
})

test('I65 the desk of a sandbox can have every proof refused', async () => {
  await writeProviderAnswers(gateway.db, gateway.merchant.id, { phone: 'accepted', human: 'refused' })
  expect(await check(await doneWork(gateway))).toBe('captcha_wrong')
  await writeProviderAnswers(gateway.db, gateway.merchant.id, { phone: 'accepted', human: 'accepted' })
  expect(await check(await doneWork(gateway))).toBe('right')
})
