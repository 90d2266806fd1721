import { applicationBounds } from '@foyer/contract'
import type { Kysely, Transaction } from 'kysely'
import type { SignedInContext } from '../calls/handlers.ts'
import { newReference } from '../calls/newReference.ts'
import { ProblemError } from '../calls/problem.ts'
import { readPicture } from '../calls/readPicture.ts'
import type { Database } from '../database/schema.ts'
import type { Merchant } from '../merchants/merchant.ts'
import { countAttempt } from '../session/port.ts'
import type { ApplicationRow } from './applications.ts'

/** Each one costs the server the work of a large picture. */
const sending = { most: 20, windowSeconds: 3600, waitSeconds: 900 }
/** Pictures that a member may have sent and not used; the oldest make room. */
const mostUnused = 6

const bounds = { kinds: ['PNG', 'JPEG'], bytes: applicationBounds.bytes, pixels: applicationBounds.pixels } as const

/** P26, V33. Keeps a picture for an application that follows. */
export async function keepImage(context: SignedInContext, image: string): Promise<{ imageId: string }> {
  const { db, clock, merchant, session } = context
  const own = { merchant_id: merchant.id, member_id: session.memberId }
  await countAttempt({ db, clock, merchantId: merchant.id }, `promotion-image:${session.memberId}`, sending)
  const picture = await readPicture(`${merchant.id}:${session.memberId}`, image, bounds)
  const now = clock.now()
  const reference = newReference('P')
  await db
    .insertInto('promotion_images')
    .values({ ...own, reference, image: picture, sent_at: now, free_since: now })
    .execute()
  await db
    .deleteFrom('promotion_images')
    .where('merchant_id', '=', own.merchant_id)
    .where('image_id', 'in', (eb) =>
      eb
        .selectFrom('promotion_images')
        .select('image_id')
        .where('merchant_id', '=', own.merchant_id)
        .where('member_id', '=', own.member_id)
        .where('application_id', 'is', null)
        .orderBy('image_id', 'desc')
        .offset(mostUnused),
    )
    .execute()
  return { imageId: reference }
}

/** Gives an application the pictures it names, in their order. Throws `validation_failed` where one is not there to be had. */
export async function attachImages(
  trx: Transaction<Database>,
  { merchant_id, member_id, application_id }: ApplicationRow,
  images: readonly string[],
): Promise<void> {
  for (const [position, image] of images.entries()) {
    const { numUpdatedRows } = await trx
      .updateTable('promotion_images')
      .set({ application_id, position, free_since: null })
      .where('merchant_id', '=', merchant_id)
      .where('member_id', '=', member_id)
      .where('reference', '=', image)
      .where('application_id', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n)
      throw new ProblemError('validation_failed', {
        issues: [{ path: `/images/${position}`, message: 'is no picture that was sent and is unused' }],
      })
  }
}

/** A picture of an application by its place as an address has it, from 1. Throws `not_found`. */
export async function readImage(
  db: Kysely<Database>,
  merchant: Pick<Merchant, 'id'>,
  reference: string,
  place: string,
): Promise<Buffer> {
  const row =
    /^A[-0-9A-Z]{1,19}$/.test(reference) && /^[1-9]\d?$/.test(place)
      ? await db
          .selectFrom('promotion_images as i')
          .innerJoin('promotion_applications as a', (join) =>
            join.onRef('a.merchant_id', '=', 'i.merchant_id').onRef('a.application_id', '=', 'i.application_id'),
          )
          .select('i.image')
          .where('a.merchant_id', '=', merchant.id)
          .where('a.reference', '=', reference)
          .orderBy('i.position')
          .offset(Number(place) - 1)
          .executeTakeFirst()
      : undefined
  if (row === undefined) throw new ProblemError('not_found')
  return Buffer.from(row.image)
}
