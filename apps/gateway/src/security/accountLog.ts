import type { AccountChangeKind, AccountEventKind } from '@foyer/contract'
import type { Kysely, Transaction } from 'kysely'
import { browserOf } from '../calls/browserOf.ts'
import type { CallContext } from '../calls/handlers.ts'
import { type Contact, readContacts } from '../contacts/port.ts'
import type { Database, PlaceColumns } from '../database/schema.ts'
import { sendMessage } from '../messages/port.ts'
import { changeText } from './changeTexts.ts'

/**
 * How often an hour a change of one kind is written down, and told. Each kind is counted by itself, so that many small changes
 * hide no grave one.
 */
const most = { written: 20, told: 5 }
const hourMs = 60 * 60 * 1000
/** Where an owner is told: by mail, which costs nobody anything, or else by SMS. */
const channels = ['mail', 'sms'] as const

type Place = Pick<CallContext, 'userAgent' | 'address' | 'country'>
/** What a change needs: the call of its owner, or an operator’s work without a place. */
type ChangeContext = Place & Pick<CallContext, 'db' | 'merchant' | 'clock' | 'messenger' | 'language'>

/** Where a call comes from, as it is kept. */
export function placeOf({ userAgent, address, country }: Place): PlaceColumns {
  const { browser, system } = browserOf(userAgent)
  return { browser: browser ?? null, system: system ?? null, address: address || null, country: country ?? null }
}

/** Writes an entry into an account's log. */
export async function noteEvent(
  db: Kysely<Database>,
  context: Place & Pick<CallContext, 'merchant' | 'clock'>,
  memberId: bigint,
  kind: AccountEventKind,
): Promise<void> {
  const { merchant, clock } = context
  await db
    .insertInto('account_events')
    .values({ merchant_id: merchant.id, member_id: memberId, kind, happened_at: clock.now(), ...placeOf(context) })
    .execute()
}

/**
 * Changes how an account is kept: with the entry in its log or not at all. Changes of one account are made one after the other: the
 * member's row is locked first, and rows of sessions, devices and codes after it. Then its owner is told, at the address or
 * number that was theirs before. Nothing is said of what `isSaid` finds to be no change.
 */
export async function changeAccount<Value>(
  context: ChangeContext,
  memberId: bigint,
  kind: AccountChangeKind,
  change: (trx: Transaction<Database>) => Promise<Value>,
  isSaid: (value: Value) => boolean = () => true,
): Promise<Value> {
  const { db, merchant } = context
  const { value, isTold, ...owner } = await db.transaction().execute(async (trx) => {
    const { username } = await trx
      .selectFrom('members')
      .select('username')
      .where('merchant_id', '=', merchant.id)
      .where('member_id', '=', memberId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const contacts = await readContacts(trx, merchant.id, memberId)
    const changed = await change(trx)
    const before = isSaid(changed) ? await countLately(trx, context, memberId, kind) : most.written
    if (before < most.written) await noteEvent(trx, context, memberId, kind)
    return { value: changed, isTold: before < most.told, username, contacts }
  })
  if (isTold) tellOwner(context, owner, kind)
  return value
}

/** How often this kind of change was written down within the last hour. */
async function countLately(
  trx: Kysely<Database>,
  { merchant, clock }: Pick<CallContext, 'merchant' | 'clock'>,
  memberId: bigint,
  kind: AccountChangeKind,
): Promise<number> {
  const rows = await trx
    .selectFrom('account_events')
    .select('kind')
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('happened_at', '>', new Date(clock.now().getTime() - hourMs))
    .limit(most.written)
    .execute()
  return rows.length
}

/** Only where its owner has verified the address or number: another may be somebody else's. */
function tellOwner(
  context: ChangeContext,
  { username, contacts }: { readonly username: string; readonly contacts: readonly Contact[] },
  kind: AccountChangeKind,
): void {
  const verified = contacts.filter(({ verifiedAt }) => verifiedAt !== null)
  const at = channels
    .filter((channel) => context.messenger.channels.has(channel))
    .flatMap((wanted) => verified.find(({ channel }) => channel === wanted) ?? [])[0]
  if (at === undefined) return
  const { clock, language, address, userAgent } = context
  const { browser, system } = browserOf(userAgent)
  const values = {
    change: changeText(kind, language),
    account: username,
    time: `${new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(clock.now())} UTC`,
    device: [browser, system].filter(Boolean).join(', ') || '–',
    address: address || '–',
  }
  sendMessage(context, { kind: 'accountChanged', channel: at.channel, to: at.key, values })
}
