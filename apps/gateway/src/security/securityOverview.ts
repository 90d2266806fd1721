import { sql } from 'kysely'
import type { Handler } from '../calls/handlers.ts'
import { hintOf, isLongVerified, readContacts } from '../contacts/port.ts'

/** How an account is kept (P01). Numbers and addresses are shown so that their owner knows them and nobody else learns them. */
export const securityOverview: Handler<'securityOverview'> = async (context) => {
  const { db, merchant, session, messenger, clock } = context
  const member = await db
    .selectFrom('members as m')
    .leftJoin('authenticators as a', (join) =>
      join.onRef('a.merchant_id', '=', 'm.merchant_id').onRef('a.member_id', '=', 'm.member_id'),
    )
    .select((select) => [
      'm.created_at',
      'm.login_verification',
      'a.created_at as app_added_at',
      select
        .selectFrom('recovery_codes as r')
        .whereRef('r.merchant_id', '=', 'm.merchant_id')
        .whereRef('r.member_id', '=', 'm.member_id')
        .select(sql<number>`count(*)::int`.as('count'))
        .as('recovery_codes'),
      'm.payment_password_hash',
    ])
    .where('m.merchant_id', '=', merchant.id)
    .where('m.member_id', '=', session.memberId)
    .executeTakeFirstOrThrow()
  const changes = await db
    .selectFrom('account_events')
    .select([
      sql<Date | null>`max(happened_at) filter (where kind in ('passwordChanged', 'passwordReset'))`.as('login'),
      sql<Date | null>`max(happened_at) filter (where kind in ('paymentPasswordSet', 'paymentPasswordChanged', 'paymentPasswordReset'))`.as(
        'payment',
      ),
    ])
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', session.memberId)
    .executeTakeFirstOrThrow()
  const contacts = await readContacts(db, merchant.id, session.memberId)
  return {
    memberSince: member.created_at.toISOString(),
    ...(changes.login === null ? {} : { passwordChangedAt: changes.login.toISOString() }),
    contacts: contacts.map((contact) => ({
      channel: contact.channel,
      hint: hintOf(contact),
      isVerified: contact.verifiedAt !== null,
    })),
    channels: [...messenger.channels],
    paymentPassword: {
      isSet: member.payment_password_hash !== null,
      ...(changes.payment === null ? {} : { changedAt: changes.payment.toISOString() }),
      codesTo: contacts
        .filter((contact) => messenger.channels.has(contact.channel) && isLongVerified(contact, clock.now()))
        .map(({ channel }) => channel),
    },
    ...(member.login_verification === null ? {} : { loginVerification: member.login_verification }),
    ...(member.app_added_at === null
      ? {}
      : { authenticator: { addedAt: member.app_added_at.toISOString(), recoveryCodes: member.recovery_codes ?? 0 } }),
  }
}
