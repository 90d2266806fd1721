import { applicationBounds, type Promotion } from '@foyer/contract'
import { promotionStatusAt } from '@foyer/rules'
import type { CallContext, SignedInContext } from '../calls/handlers.ts'
import { newReference } from '../calls/newReference.ts'
import { ProblemError } from '../calls/problem.ts'
import { readContent, type StoredAnnouncement } from '../system/port.ts'
import { attachImages } from './applicationImages.ts'
import type { ApplicationRow } from './applications.ts'

interface Asked {
  readonly promotionId: string
  readonly comment?: string
  readonly images?: readonly string[]
}

/** The promotions that a site tells of, by their ids. */
export async function promotionsOf(
  context: Pick<CallContext, 'db' | 'merchant' | 'language'>,
): Promise<ReadonlyMap<string, Promotion>> {
  const told = await readContent<StoredAnnouncement>(context, 'announcement', context.language)
  return new Map(told.filter(({ type }) => type === 'PR').map((one) => [one.id, one]))
}

const refuse = (path: string, message: string): never => {
  throw new ProblemError('validation_failed', { issues: [{ path, message }] })
}

/** P26. Takes part in a promotion. Whoever does already, in another tab or by an answer that was lost, finds what there is. */
export async function apply(context: SignedInContext, asked: Asked): Promise<ApplicationRow> {
  const { db, clock, merchant, session } = context
  const own = { merchant_id: merchant.id, member_id: session.memberId, promotion_id: asked.promotionId }
  const find = () =>
    db
      .selectFrom('promotion_applications')
      .selectAll()
      .where('merchant_id', '=', own.merchant_id)
      .where('member_id', '=', own.member_id)
      .where('promotion_id', '=', own.promotion_id)
      .executeTakeFirst()
  const before = await find()
  if (before !== undefined) return before
  const promotion = (await promotionsOf(context)).get(asked.promotionId)
  if (promotion === undefined) throw new ProblemError('not_found')
  const now = clock.now()
  if (promotion.way === undefined || promotionStatusAt(promotion, now.getTime()) !== 'joining')
    throw new ProblemError('state_changed')
  const comment = asked.comment?.trim() ?? ''
  if ([...comment].length > applicationBounds.comment)
    refuse('/comment', `must have at most ${applicationBounds.comment} characters`)
  const images = [...new Set(asked.images)]
  const most = promotion.way === 'join' ? 0 : (promotion.images ?? 0)
  if (images.length > most) refuse('/images', `must be at most ${most}`)
  const status = promotion.way === 'join' ? 'joined' : 'applying'
  const written = await db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('promotion_applications')
      .values({
        ...own,
        reference: newReference('A'),
        status,
        comment,
        images: images.length,
        currency: merchant.currency,
        applied_at: now,
      })
      .onConflict((conflict) => conflict.columns(['merchant_id', 'member_id', 'promotion_id']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (row !== undefined) await attachImages(trx, row, images)
    return row
  })
  const row = written ?? (await find())
  if (row === undefined) throw new ProblemError('internal')
  return row
}
