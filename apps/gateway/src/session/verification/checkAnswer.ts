import type { VerificationMethod } from '@foyer/contract'
import { foldText } from '@foyer/rules'
import type { Transaction } from 'kysely'
import type { CallContext } from '../../calls/handlers.ts'
import { type CodeRequest, consumeCode } from '../../codes/port.ts'
import type { Database } from '../../database/schema.ts'
import { changeAccount } from '../../security/port.ts'
import { stepOf } from './authenticator.ts'
import { contactOf } from './contactOf.ts'
import type { Pending } from './loginVerifications.ts'
import { consumeRecoveryCode } from './recoveryCodes.ts'

interface Asked {
  readonly memberId: bigint
  readonly pending: Pending
  readonly answer: string
}
type Check = (context: CallContext, asked: Asked) => Promise<boolean>

/** What the code of a login on a new device is bound to. */
export async function codeRequest(
  { db, merchant }: CallContext,
  memberId: bigint,
  method: 'sms' | 'email',
): Promise<CodeRequest | undefined> {
  const contact = await contactOf(db, merchant.id, memberId, method)
  return contact && { purpose: 'verifyDevice', channel: contact.channel, target: contact.key, memberId }
}

const byCode =
  (method: 'sms' | 'email'): Check =>
  async (context, { memberId, answer }) => {
    const request = await codeRequest(context, memberId, method)
    return request !== undefined && consumeCode(context, request, answer)
  }

/** The number is shown with its end only; with or without the country's code is one. */
const byNumber: Check = async ({ db, merchant }, { memberId, answer }) => {
  const contact = await contactOf(db, merchant.id, memberId, 'mobile')
  const typed = answer.replace(/\D/g, '').replace(/^0+/, '')
  return contact !== undefined && typed.length >= 8 && contact.key.endsWith(typed)
}

const byApp: Check = async (context, { memberId, pending, answer }) => {
  const { merchant, clock } = context
  const mine = { merchant_id: merchant.id, member_id: memberId }
  const code = answer.replace(/\s/g, '')
  if (pending.setup_secret !== null) {
    const step = stepOf(context, pending.setup_secret, code, clock.now())
    if (step === undefined) return false
    // An app that was set up meanwhile stays the only one: this ticket's secret may be a stranger's.
    const app = { ...mine, secret: pending.setup_secret, last_step: step, created_at: clock.now() }
    const setUp = async (trx: Transaction<Database>): Promise<boolean> => {
      // Held, so that a login which ends with the app that was removed brings in no other.
      const held = await trx
        .selectFrom('login_verifications')
        .select('member_id')
        .where((where) => where.and(mine))
        .where('setup_secret', '=', app.secret)
        .forShare()
        .executeTakeFirst()
      if (held === undefined) return false
      const inserted = await trx
        .insertInto('authenticators')
        .values({ ...app, replaces: 'totp' })
        .onConflict((conflict) => conflict.columns(['merchant_id', 'member_id']).doNothing())
        .returning('member_id')
        .executeTakeFirst()
      return inserted !== undefined
    }
    return changeAccount(context, memberId, 'authenticatorAdded', setUp, (isSetUp) => isSetUp)
  }
  return checkAppCode(context, memberId, code)
}

/** Whether this is the code that a member's app shows now, or one of their recovery codes; either is used up. */
export async function checkAppCode(context: CallContext, memberId: bigint, typed: string): Promise<boolean> {
  const { db, merchant, clock } = context
  const mine = { merchant_id: merchant.id, member_id: memberId }
  const code = typed.replace(/\s/g, '')
  const app = await db
    .selectFrom('authenticators')
    .select('secret')
    .where((where) => where.and(mine))
    .executeTakeFirst()
  const step = app && stepOf(context, app.secret, code, clock.now())
  if (step === undefined) return consumeRecoveryCode(context, memberId, code)
  // A code that was taken is not taken again, nor one before it.
  const { numUpdatedRows } = await db
    .updateTable('authenticators')
    .set({ last_step: step })
    .where((where) => where.and(mine))
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

const byBankName: Check = async ({ db, merchant }, { memberId, answer }) => {
  const { profile } = await db
    .selectFrom('members')
    .select('profile')
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  const plain = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim()
  const name = plain(profile.payeeName ?? '')
  return name !== '' && name === plain(answer)
}

/** Whether an answer is what the method wants; what can be used once is used up. */
export const checkAnswer: Readonly<Record<VerificationMethod, Check>> = {
  mobile: byNumber,
  sms: byCode('sms'),
  email: byCode('email'),
  totp: byApp,
  bank: byBankName,
}
