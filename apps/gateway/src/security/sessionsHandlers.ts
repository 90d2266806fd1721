import type { Transaction } from 'kysely'
import type { Handlers, SignedInContext } from '../calls/handlers.ts'
import { ProblemError } from '../calls/problem.ts'
import { endLoginsUnderWay } from '../codes/port.ts'
import type { Database } from '../database/schema.ts'
import { forgetOtherDevices } from '../session/port.ts'
import { changeAccount } from './accountLog.ts'
import { placeColumns, shownPlace } from './shownPlace.ts'

const most = 100

/** What a session is called: the hash it is stored under, from which nobody makes its token. */
const idOf = (tokenHash: Buffer): string => tokenHash.toString('base64url')

const own = ({ db, merchant, session, clock }: SignedInContext) =>
  db
    .selectFrom('sessions')
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', session.memberId)
    .where('expires_at', '>', clock.now())

/** Where an account is signed in, and the way to sign out from afar (P01). Other instances follow within a second. */
export const sessionsHandlers = {
  memberSessions: async (context) => {
    const rows = await own(context)
      .select(['token_hash', 'created_at', ...placeColumns])
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute()
    return rows.map((row) => ({
      id: idOf(row.token_hash),
      startedAt: row.created_at.toISOString(),
      isCurrent: row.token_hash.equals(context.session.tokenHash),
      ...shownPlace(row),
    }))
  },
  endMemberSession: async (context, { id }) => {
    const { merchant, session } = context
    await changeAccount(context, session.memberId, 'sessionEnded', async (trx) => {
      const ended = await trx
        .deleteFrom('sessions')
        .where('merchant_id', '=', merchant.id)
        .where('member_id', '=', session.memberId)
        .where('token_hash', '=', Buffer.from(id, 'base64url'))
        .where('token_hash', '!=', session.tokenHash)
        .returning('device_hash')
        .executeTakeFirst()
      if (ended === undefined) throw new ProblemError('not_found')
      await endLoginsUnderWay(trx, context, session.memberId)
      if (ended.device_hash === null) return
      // Whoever holds the device has to show anew who they are; this one may be the same device.
      const here = await trx
        .selectFrom('sessions')
        .select('device_hash')
        .where('merchant_id', '=', merchant.id)
        .where('token_hash', '=', session.tokenHash)
        .executeTakeFirst()
      if (here?.device_hash?.equals(ended.device_hash)) return
      await trx
        .deleteFrom('devices')
        .where('merchant_id', '=', merchant.id)
        .where('member_id', '=', session.memberId)
        .where('device_hash', '=', ended.device_hash)
        .execute()
    })
    return null
  },
  endOtherSessions: async (context) => {
    const { merchant, session } = context
    const change = async (trx: Transaction<Database>) => {
      const { numDeletedRows } = await trx
        .deleteFrom('sessions')
        .where('merchant_id', '=', merchant.id)
        .where('member_id', '=', session.memberId)
        .where('token_hash', '!=', session.tokenHash)
        .executeTakeFirstOrThrow()
      await endLoginsUnderWay(trx, context, session.memberId)
      await forgetOtherDevices(trx, context, session.memberId)
      return { ended: Number(numDeletedRows) }
    }
    return changeAccount(context, session.memberId, 'sessionsEnded', change, ({ ended }) => ended > 0)
  },
} satisfies Partial<Handlers>
