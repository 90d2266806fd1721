import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteExpired } from '../database/deleteExpired.ts'
import { call } from '../testing/callGateway.ts'
import { createPromotionsFixture, drawn } from './testing/promotionsFixture.ts'

const fixture = await createPromotionsFixture()
const { gateway, ask, apply, list, balance, decide, atDesk } = fixture
const { db, clock } = gateway

beforeEach(() => fixture.begin())
afterAll(async () => {
  expect(await fixture.problemsOfBooks()).toBeUndefined()
  await gateway.close()
})

const sent = async (format: 'png' | 'jpeg' = 'png'): Promise<string> =>
  (await ask('sendApplicationImage', { image: await drawn(format) })).value.imageId

test('I51 R17 R18 promotions are told with what they are about, and long after their end no more', async () => {
  const told = async () => (await call(gateway, 'announcements', { query: { types: 'PR' } })).json().value.promotion
  const diary = expect.objectContaining({ id: 'diary', way: 'apply', images: 2, reward: '25.00' })
  expect(await told()).toContainEqual(diary)
  clock.set('2026-12-26T23:59:59Z')
  expect(await told()).toContainEqual(diary)
  clock.set('2026-12-28T00:00:00Z')
  expect(await told()).not.toContainEqual(diary)
})

describe('who takes part', () => {
  test('P26 P27 R18 an application goes from its player to the desk, is taken up, issued and claimed: the money comes once', async () => {
    const before = Number(await balance())
    const images = [await sent('png'), await sent('jpeg')]
    const { value } = await apply('diary', { comment: '  The lantern round.  ', images })
    expect(value).toMatchObject({ promotionId: 'diary', status: 'applying', comment: 'The lantern round.', images: 2 })
    const { reference } = value
    expect(await atDesk()).toMatchObject({
      applications: [
        { reference, member: 'demoplayer', promotion: 'A promotion', usualReward: '25.00', currency: 'USD' },
      ],
      total: 1,
    })
    expect((await ask('claimReward', { reference })).code).toBe('state_changed')
    await decide(reference, 'take')
    expect((await list())[0]?.status).toBe('inProcess')
    expect((await decide(reference, 'issue')).value).toEqual({ applications: [], total: 0 })
    expect((await list())[0]).toMatchObject({ status: 'issued', reward: '25.00' })
    expect((await ask('moneyNotices', undefined)).value.list).toContainEqual(
      expect.objectContaining({ kind: 'rewardIssued', reference, amount: '25.00' }),
    )
    expect(Number(await balance())).toBe(before)
    const claims = await Promise.all([1, 2, 3, 4].map(() => ask('claimReward', { reference })))
    expect(claims.map(({ status, value: claimed }) => [status, claimed.status])).toEqual(
      claims.map(() => [200, 'claimed']),
    )
    expect(Number(await balance())).toBe(before + 25)
    expect((await list())[0]).toMatchObject({ status: 'claimed', claimedAt: '2026-11-21T12:00:00.000Z' })
  })

  test('P27 to join needs nobody’s decision', async () => {
    expect((await apply('board')).value.status).toBe('joined')
    expect((await atDesk()).total).toBe(0)
  })

  test('R18 whoever applies from two tabs, or again, has one application', async () => {
    const answers = await Promise.all(['one', 'two', 'three', 'four'].map((comment) => apply('diary', { comment })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ value }) => value.reference)).size).toBe(1)
    expect(await list()).toHaveLength(1)
    // Also after its end, when a first one would be refused.
    clock.set('2026-11-27T00:00:00Z')
    expect((await apply('diary')).value).toEqual(answers[0]?.value)
  })

  test.each([
    ['diary', '2026-11-19T23:59:59Z', 409, 'state_changed'],
    ['diary', '2026-11-27T00:00:00Z', 409, 'state_changed'],
    ['article', '2026-11-21T12:00:00Z', 409, 'state_changed'],
    ['nowhere', '2026-11-21T12:00:00Z', 404, 'not_found'],
  ])('P27 QB03 %s cannot be applied for at %s', async (id, at, status, code) => {
    clock.set(at)
    expect(await apply(id)).toMatchObject({ status, code })
    expect(await list()).toEqual([])
  })
})

describe('what is sent', () => {
  test('V33 a comment has 140 characters, counted as people count them, and no more', async () => {
    expect(await apply('diary', { comment: 'a'.repeat(141) })).toMatchObject({ issues: [{ path: '/comment' }] })
    expect((await apply('diary', { comment: '🎡'.repeat(140) })).status).toBe(200)
  })

  test('V33 ruling 29 a picture is PNG or JPEG, and drawn anew before anybody sees it', async () => {
    for (const image of [await drawn('webp'), Buffer.from('GIF89a').toString('base64'), '%%%'])
      expect(await ask('sendApplicationImage', { image })).toMatchObject({ status: 422, issues: [{ path: '/image' }] })
    const png = Buffer.concat([Buffer.from(await drawn('png'), 'base64'), Buffer.from('<script>1</script>')])
    const { value } = await ask('sendApplicationImage', { image: png.toString('base64') })
    const { reference } = (await apply('diary', { images: [value.imageId] })).value
    const picture = await fixture.image(reference, '1')
    expect(picture.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 60 })
    expect(picture.rawPayload.includes('script')).toBe(false)
    for (const place of ['2', '0', '-1', '1.5', '', 'one', '1e0'])
      expect([place, (await fixture.image(reference, place)).statusCode]).toEqual([place, 404])
    expect((await fixture.image(reference, '1', 'MARIGOLD')).statusCode).toBe(404)
  })

  test('V33 no more pictures than the promotion takes, none of others, none twice; then nothing is kept', async () => {
    const own = [await sent(), await sent(), await sent()]
    expect(await apply('diary', { images: own })).toMatchObject({ status: 422, issues: [{ path: '/images' }] })
    const foreign = await ask('sendApplicationImage', { image: await drawn('png') }, 'demodownline')
    const wrong = await apply('diary', { images: [own[0], foreign.value.imageId] })
    expect(wrong).toMatchObject({ status: 422, issues: [{ path: '/images/1' }] })
    expect(await list()).toEqual([])
    expect((await apply('diary', { images: [own[0], own[0]] })).value.images).toBe(1)
    expect(await apply('open-end', { images: [own[0]] })).toMatchObject({ status: 422 })
  })

  test('P26 pictures that nobody used make room, and those of a decision go after 30 days', async () => {
    const all = []
    for (let count = 0; count < 8; count += 1) all.push(await sent())
    const kept = async () => (await db.selectFrom('promotion_images').select('image_id').execute()).length
    expect(await kept()).toBe(6)
    const { reference } = (await apply('diary', { images: [all[7]] })).value
    clock.set('2026-12-31T00:00:00Z')
    await deleteExpired(db, clock)
    expect(await kept()).toBe(1)
    await decide(reference, 'reject')
    clock.set('2027-02-01T00:00:00Z')
    await deleteExpired(db, clock)
    expect(await kept()).toBe(0)
  })
})

describe('at the desk', () => {
  test('P27 the desk may issue another amount, but never nothing, and only of its own site', async () => {
    const { reference } = (await apply('open-end')).value
    expect(await decide(reference, 'issue')).toMatchObject({ status: 422, issues: [{ path: '/amount' }] })
    expect((await decide(reference, 'issue', { amount: '0' })).status).toBe(422)
    expect((await decide(reference, 'issue', { amount: '7.505' })).status).toBe(422)
    expect((await decide(reference, 'issue', { amount: '7.50' }, 'MARIGOLD')).code).toBe('not_found')
    await decide(reference, 'issue', { amount: '7.50' })
    expect((await list())[0]).toMatchObject({ status: 'issued', reward: '7.50' })
    expect((await decide(reference, 'issue', { amount: '7.50' })).status).toBe(200)
    expect((await decide(reference, 'issue', { amount: '500' })).code).toBe('state_changed')
  })

  test('P27 a decision that was made changes nothing again, and no other one follows it', async () => {
    const { reference } = (await apply('diary')).value
    expect((await decide(reference, 'reject')).status).toBe(200)
    expect((await decide(reference, 'reject')).status).toBe(200)
    for (const other of ['take', 'issue']) expect((await decide(reference, other)).code).toBe('state_changed')
    expect((await list())[0]?.status).toBe('rejected')
    expect((await ask('claimReward', { reference })).code).toBe('state_changed')
  })

  test('P27 nobody claims what is another’s', async () => {
    const { reference } = (await apply('diary')).value
    await decide(reference, 'issue')
    expect((await ask('claimReward', { reference }, 'demodownline')).code).toBe('not_found')
  })
})
