import { type Application, type OperationId, type Promotion, partnerHeaders } from '@foyer/contract'
import sharp from 'sharp'
import { askDesk } from '../../testing/askDesk.ts'
import { call, signIn } from '../../testing/callGateway.ts'
import { createTestGateway, testSecrets } from '../../testing/createTestGateway.ts'
import { sendSigned } from '../../testing/sendSigned.ts'
import { checkBooks } from '../../wallet/port.ts'

const words = { title: 'A promotion', content: '<p>Terms</p>', publishedAt: '2026-11-01T00:00:00Z' }
const told: readonly Promotion[] = [
  {
    id: 'diary',
    ...words,
    way: 'apply',
    images: 2,
    reward: '25.00',
    startsAt: '2026-11-20T00:00:00Z',
    endsAt: '2026-11-27T00:00:00Z',
  },
  { id: 'open-end', ...words, way: 'apply' },
  { id: 'board', ...words, way: 'join' },
  { id: 'article', ...words },
]

/** A gateway whose two sites tell of the same promotions, and what members and the desk do with them. */
export async function createPromotionsFixture() {
  const gateway = await createTestGateway({ brands: ['comet', 'marigold'] })
  const { db, clock, merchants } = gateway
  const sites = ['COMET', 'MARIGOLD'].map((code) => merchants.byCode(code))
  for (const site of sites)
    for (const [position, data] of told.entries())
      await db
        .insertInto('content')
        .values({
          merchant_id: site?.id ?? 0,
          kind: 'announcement',
          content_id: data.id,
          language: 'en',
          position,
          data: JSON.stringify({ type: 'PR', ...data }),
        })
        .execute()
  const cookies = new Map<string, { cookie: string }>()
  const asMember = async (username: string) => {
    // A session ends within days of the test's clock.
    const name = `${username} ${clock.now().toISOString()}`
    const known = cookies.get(name) ?? (await signIn(gateway, username))
    cookies.set(name, known)
    return known
  }
  const ask = async (id: OperationId, body: object | undefined, username = 'demoplayer') => {
    const answer = await call(gateway, id, { ...(body && { body }), headers: await asMember(username) })
    return { status: answer.statusCode, ...answer.json() }
  }
  return {
    gateway,
    ask,
    apply: (promotionId: string, more: object = {}, username?: string) =>
      ask('applyToPromotion', { promotionId, ...more }, username),
    list: async (username?: string): Promise<Application[]> =>
      (await ask('applications', undefined, username)).value.list,
    balance: async (): Promise<string> => (await ask('balance', undefined)).value.balance,
    decide: async (reference: string, decision: string, more: object = {}, merchant = 'COMET') => {
      const answer = await askDesk(gateway, 'promotions', { merchant }, { reference, decision, ...more })
      return { status: answer.statusCode, ...answer.json() }
    },
    atDesk: async (merchant = 'COMET') => (await askDesk(gateway, 'promotions', { merchant })).json().value,
    image: (reference: string, place: string, merchant = 'COMET') =>
      askDesk(gateway, 'promotionImage', { merchant, reference, place }),
    /** A signed call of a merchant's back office. */
    backOffice: (
      path: string,
      content: object,
      caller = 'COMET',
      { signer = caller, ...more }: { signer?: string; at?: number; sent?: object } = {},
    ) =>
      sendSigned(gateway, path, content, {
        caller,
        callerHeader: partnerHeaders.caller,
        secret: testSecrets.ofMerchant(signer),
        ...more,
      }),
    begin: async () => {
      clock.set('2026-11-21T12:00:00Z')
      cookies.clear()
      await db.deleteFrom('promotion_images').execute()
      await db.deleteFrom('promotion_applications').execute()
      await db.deleteFrom('money_notices').execute()
      await db.deleteFrom('login_attempts').execute()
    },
    problemsOfBooks: () => checkBooks(db),
  }
}

/** A picture in base64. */
export const drawn = async (format: 'png' | 'jpeg' | 'webp', width = 60): Promise<string> =>
  (
    await sharp({ create: { width, height: 40, channels: 3, background: '#305090' } })
      .toFormat(format)
      .toBuffer()
  ).toString('base64')
