import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import svgCaptcha from 'svg-captcha'
import type { CallContext } from '../calls/handlers.ts'
import { countAttempt } from './attempts.ts'
import { networkOf } from './networkOf.ts'

/** The module is itself the function that draws a given text, which its types leave out. */
const drawCaptcha = svgCaptcha as unknown as (text: string, options: object) => string

/** Letters and digits that cannot be taken for one another. */
const alphabet = 'acdefhjkmnprtuvwxyz34679'
const length = 5
const lifetimeSeconds = 5 * 60
const pictureLimit = { most: 120, windowSeconds: 600, waitSeconds: 300 }

/** I15. A new picture with its id. Only a hash of the answer is kept, for five minutes and one try. */
export async function createCaptcha(context: CallContext): Promise<{ captchaId: string; image: string }> {
  const { db, merchant, clock, address } = context
  const now = clock.now()
  await countAttempt({ db, clock, merchantId: merchant.id }, `captcha:${networkOf(address)}`, pictureLimit)
  const captchaId = randomBytes(16).toString('base64url')
  const text = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
  await db
    .insertInto('captchas')
    .values({
      merchant_id: merchant.id,
      captcha_id: captchaId,
      answer_hash: hashAnswer(captchaId, text),
      expires_at: new Date(now.getTime() + lifetimeSeconds * 1000),
    })
    .execute()
  const svg = drawCaptcha(text, { width: 160, height: 56, fontSize: 54, noise: 2, color: true, background: '#f2f2f2' })
  return { captchaId, image: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
}

/** Whether the answer fits the picture. A picture is used up by being asked about, right or wrong. */
export async function consumeCaptcha(
  { db, merchant, clock }: CallContext,
  captchaId: string,
  answer: string,
): Promise<boolean> {
  const row = await db
    .deleteFrom('captchas')
    .where('merchant_id', '=', merchant.id)
    .where('captcha_id', '=', captchaId)
    .returning(['answer_hash', 'expires_at'])
    .executeTakeFirst()
  if (row === undefined || row.expires_at <= clock.now()) return false
  return timingSafeEqual(row.answer_hash, hashAnswer(captchaId, answer))
}

export function hashAnswer(captchaId: string, answer: string): Buffer {
  return createHash('sha256').update(`${captchaId}:${answer.trim().toLowerCase()}`).digest()
}
