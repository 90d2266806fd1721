import type { CallContext } from '../calls/handlers.ts'
import type { MessageChannel } from '../calls/messenger.ts'
import { hashSessionToken, networkOf } from '../session/port.ts'

/**
 * Which share of the messages to a number or address a call takes from. The account that has verified it has one for every browser
 * it knows, and one for every network such a browser was last signed in from; all strangers share one, which keeps its owner from
 * none of these. Looked for in the same way where nobody has verified it (ruling 27).
 */
export async function deliveryShare(
  { db, merchant, deviceToken = '', address }: Pick<CallContext, 'db' | 'merchant' | 'deviceToken' | 'address'>,
  { channel, target }: { readonly channel: MessageChannel; readonly target: string },
): Promise<string> {
  const [hash, network] = [hashSessionToken(deviceToken), networkOf(address)]
  const known = await db
    .selectFrom('member_contacts as c')
    .innerJoin('devices as d', (join) =>
      join.onRef('d.merchant_id', '=', 'c.merchant_id').onRef('d.member_id', '=', 'c.member_id'),
    )
    .select('d.device_hash')
    .where('c.merchant_id', '=', merchant.id)
    .where('c.channel', '=', channel)
    .where('c.contact_key', '=', target)
    .where('c.verified_at', 'is not', null)
    .where((where) => where.or([where('d.device_hash', '=', hash), where('d.network', '=', network)]))
    .execute()
  if (known.some(({ device_hash }) => device_hash.equals(hash))) return `browser:${hash.toString('base64url')}`
  return known.length > 0 ? `network:${network}` : 'strangers'
}
