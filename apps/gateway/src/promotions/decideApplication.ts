import { sourceLanguage } from '@foyer/brand'
import type { Application, ApplicationDecision, OpenApplications } from '@foyer/contract'
import { writeDecimal } from '@foyer/rules'
import type { Kysely } from 'kysely'
import { ProblemError } from '../calls/problem.ts'
import { readAmount } from '../calls/readAmount.ts'
import type { Services } from '../calls/services.ts'
import type { Database } from '../database/schema.ts'
import type { Merchant } from '../merchants/merchant.ts'
import { addNotice, mostOfPlayer } from '../wallet/port.ts'
import { type ApplicationRow, describeApplication, lockApplication, moveApplication } from './applications.ts'
import { promotionsOf } from './apply.ts'

const mostShown = 50

const told = (db: Kysely<Database>, merchant: Merchant) => promotionsOf({ db, merchant, language: sourceLanguage })

/** Applications that wait for a person, the oldest first, `after` the one that has this reference. */
export async function openApplications(
  db: Kysely<Database>,
  merchant: Merchant,
  after?: string,
): Promise<OpenApplications> {
  const open = db
    .selectFrom('promotion_applications as a')
    .where('a.merchant_id', '=', merchant.id)
    .where('a.status', 'in', ['applying', 'inProcess'])
  let page = open
  if (after !== undefined)
    page = page.where('a.application_id', '>', (eb) =>
      eb
        .selectFrom('promotion_applications')
        .select('application_id')
        .where('merchant_id', '=', merchant.id)
        .where('reference', '=', after),
    )
  const rows = await page
    .innerJoin('members as m', (join) =>
      join.onRef('m.merchant_id', '=', 'a.merchant_id').onRef('m.member_id', '=', 'a.member_id'),
    )
    .selectAll('a')
    .select('m.username as member')
    .orderBy('a.application_id')
    .limit(mostShown)
    .execute()
  const { total } = await open.select((eb) => eb.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  const { decimals } = merchant.config.currency
  const promotions = await told(db, merchant)
  const applications = rows.map((row) => {
    const promotion = promotions.get(row.promotion_id)
    return {
      ...describeApplication(row, decimals),
      member: row.member,
      // One that the site tells of no more is known by its id.
      promotion: promotion?.title ?? row.promotion_id,
      currency: row.currency,
      ...(promotion?.reward === undefined ? {} : { usualReward: promotion.reward }),
    }
  })
  return { applications, total: Number(total) }
}

/** Whether this decision has brought an application where it is; the same one again changes nothing. */
const isDone = (
  { status, reward }: ApplicationRow,
  { decision, amount }: Pick<ApplicationDecision, 'decision' | 'amount'>,
  decimals: number,
): boolean =>
  (decision === 'take' && status === 'inProcess') ||
  (decision === 'reject' && status === 'rejected') ||
  (decision === 'issue' &&
    (status === 'issued' || status === 'claimed') &&
    (amount === undefined || readAmount(amount, decimals) === reward))

/** Decides an application for a person at the desk or in a back office. Throws `not_found`, `state_changed`, and `validation_failed` at `/amount`. */
export async function decideApplication(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  merchant: Merchant,
  { reference, decision, amount }: ApplicationDecision,
): Promise<Application> {
  const { decimals } = merchant.config.currency
  const at = clock.now()
  const decided = await db.transaction().execute(async (trx) => {
    const row = await lockApplication(trx, merchant.id, reference)
    if (isDone(row, { decision, ...(amount === undefined ? {} : { amount }) }, decimals)) return row
    if (decision === 'take') return moveApplication(trx, row, 'take', {})
    await trx
      .updateTable('promotion_images')
      .set({ free_since: at })
      .where('merchant_id', '=', row.merchant_id)
      .where('application_id', '=', row.application_id)
      .execute()
    if (decision === 'reject') return moveApplication(trx, row, 'reject', { decided_at: at })
    const text = amount ?? (await told(trx, merchant)).get(row.promotion_id)?.reward
    const reward = readReward(text, decimals)
    await addNotice(trx, row, { kind: 'rewardIssued', amount: reward, at })
    return moveApplication(trx, row, 'issue', { reward, decided_at: at })
  })
  return describeApplication(decided, decimals)
}

/** More than nothing, and no more than the account of a player can hold. */
function readReward(text: string | undefined, decimals: number): bigint {
  const reward = text === undefined ? 0n : readAmount(text, decimals)
  const refuse = (message: string): never => {
    throw new ProblemError('validation_failed', { issues: [{ path: '/amount', message }] })
  }
  if (reward === 0n) return refuse(`must be more than ${writeDecimal(0n, decimals)}`)
  if (reward > mostOfPlayer) return refuse(`is above ${writeDecimal(mostOfPlayer, decimals)}`)
  return reward
}
