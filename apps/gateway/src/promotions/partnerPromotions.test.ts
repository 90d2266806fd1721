import { partnerPromotionPaths, signedWindowSeconds } from '@foyer/contract'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createPromotionsFixture, drawn } from './testing/promotionsFixture.ts'

const fixture = await createPromotionsFixture()
const { ask, apply, list, balance, decide: decideAtDesk, backOffice } = fixture
const { open, decide, image } = partnerPromotionPaths

beforeEach(() => fixture.begin())
afterAll(async () => {
  expect(await fixture.problemsOfBooks()).toBeUndefined()
  await fixture.gateway.close()
})

const begin = async (promotion = 'diary', more: object = {}): Promise<string> =>
  (await apply(promotion, more)).value.reference

test('P27 a back office lists what waits, looks at a picture and issues; the reward is told to its member', async () => {
  const { imageId } = (await ask('sendApplicationImage', { image: await drawn('png') })).value
  const reference = await begin('diary', { images: [imageId] })
  const next = await begin('open-end')
  const waiting = (await backOffice(open, {})).value
  expect(waiting.total).toBe(2)
  expect(waiting.applications[0]).toMatchObject({ reference, member: 'demoplayer', usualReward: '25.00' })
  const after = (await backOffice(open, { after: reference })).value.applications
  expect(after.map((one: { reference: string }) => one.reference)).toEqual([next])
  const picture = (await backOffice(image, { reference, place: 1 })).value.image
  expect(await sharp(Buffer.from(picture, 'base64')).metadata()).toMatchObject({ format: 'jpeg', width: 60 })
  for (const place of [-1, 0, 1.5, '1'])
    expect(await backOffice(image, { reference, place })).toMatchObject({ status: 422, code: 'malformed' })
  expect(await backOffice(image, { reference, place: 2 })).toMatchObject({ status: 404, code: 'application_unknown' })

  expect((await backOffice(decide, { reference, decision: 'take' })).value).toMatchObject({ status: 'inProcess' })
  expect((await backOffice(decide, { reference, decision: 'issue', amount: '30' })).value).toMatchObject({
    reference,
    status: 'issued',
    reward: '30.00',
  })
  const notices = async () =>
    (await ask('moneyNotices', undefined)).value.list.filter((one: { kind: string }) => one.kind === 'rewardIssued')
  expect(await notices()).toMatchObject([{ reference, amount: '30.00' }])
  expect((await ask('moneyNotices', undefined, 'demodownline')).value.list).toEqual([])
  await backOffice(decide, { reference: next, decision: 'reject' })
  expect(await notices()).toHaveLength(1)
})

test.each(Object.entries(partnerPromotionPaths))(
  'P27 %s is refused with another signature, at another time and with other content than was signed',
  async (_name, path) => {
    const reference = await begin()
    const content = path === open ? {} : path === decide ? { reference, decision: 'issue' } : { reference, place: 1 }
    const now = Date.now()
    for (const more of [
      { signer: 'MARIGOLD' },
      { at: now - (signedWindowSeconds + 5) * 1000 },
      { at: now + (signedWindowSeconds + 5) * 1000 },
      { sent: { ...content, amount: '5000' } },
    ])
      expect(await backOffice(path, content, 'COMET', more)).toMatchObject({ status: 401, code: 'signature_refused' })
    expect(await backOffice(path, content, 'NOBODY')).toMatchObject({ status: 401 })
    expect((await list())[0]?.status).toBe('applying')
  },
)

test('P27 a signed decision that is sent again, also at once, issues once, and another one is refused', async () => {
  const before = Number(await balance())
  const reference = await begin()
  const at = Date.now()
  const issue = (amount?: string) =>
    backOffice(decide, { reference, decision: 'issue', ...(amount && { amount }) }, 'COMET', { at })
  const answers = await Promise.all([issue(), issue(), issue()])
  await ask('claimReward', { reference })
  expect([...answers, await issue(), await issue('25')].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect((await ask('moneyNotices', undefined)).value.list).toHaveLength(1)
  for (const answer of [await issue('26'), await backOffice(decide, { reference, decision: 'reject' })])
    expect(answer).toMatchObject({ status: 409, code: 'application_decided' })
  expect((await decideAtDesk(reference, 'reject')).status).toBe(409)
  expect(Number(await balance())).toBe(before + 25)
})

test('P27 another merchant’s back office neither sees an application nor decides it nor gets its picture', async () => {
  const { imageId } = (await ask('sendApplicationImage', { image: await drawn('png') })).value
  const reference = await begin('diary', { images: [imageId] })
  expect((await backOffice(open, {}, 'MARIGOLD')).value).toEqual({ applications: [], total: 0 })
  const unknown = { status: 404, code: 'application_unknown' }
  for (const decision of ['take', 'issue', 'reject'])
    expect(await backOffice(decide, { reference, decision }, 'MARIGOLD')).toMatchObject(unknown)
  expect(await backOffice(image, { reference, place: 1 }, 'MARIGOLD')).toMatchObject(unknown)
  expect((await list())[0]?.status).toBe('applying')
})

test.each([
  ['body/decision must be one of "take", "issue", "reject"', { decision: 'burn' }],
  ['body must not have "note"', { decision: 'take', note: '' }],
  ['body/reference must match pattern', { decision: 'take', reference: 'A1\u0000' }],
  ['must be more than 0.00', { decision: 'issue', amount: '0' }],
  ['has more than 2 decimals', { decision: 'issue', amount: '1.005' }],
  ['is not an amount', { decision: 'issue', amount: '-5' }],
  ['is above 9999999999999.99', { decision: 'issue', amount: '10000000000000' }],
])('P27 a decision of another form is told what would be right: %s', async (message, content) => {
  const reference = await begin()
  const answer = await backOffice(decide, { reference, ...content })
  expect(answer).toMatchObject({ status: 422, code: 'malformed' })
  expect(answer.message).toContain(message)
  expect((await list())[0]?.status).toBe('applying')
})

test('P26 P27 what is told of an application and its pictures counts nobody’s, of this site or of others', async () => {
  const { imageId } = (await ask('sendApplicationImage', { image: await drawn('png') })).value
  expect(imageId).toMatch(/^P[2-9A-Z]{11}$/)
  expect(await begin()).toMatch(/^A[2-9A-Z]{11}$/)
})
