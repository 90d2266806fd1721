import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../database/schema.ts'

interface VendorPlayer {
  readonly merchantId: number
  readonly vendor: string
  /** What the vendor calls the member. */
  readonly player: string
  readonly memberId: bigint
}

/** Remembers whom a vendor keeps a wallet for: the name that it knows says nothing by itself. */
export async function rememberPlayer(
  trx: Transaction<Database>,
  { merchantId, vendor, player, memberId }: VendorPlayer,
): Promise<void> {
  await trx
    .insertInto('vendor_players')
    .values({ merchant_id: merchantId, vendor_code: vendor, player, member_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Members by what the vendor calls them. */
export async function findPlayers(
  db: Kysely<Database>,
  { merchantId, vendor }: Pick<VendorPlayer, 'merchantId' | 'vendor'>,
  players: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await db
    .selectFrom('vendor_players')
    .select(['player', 'member_id'])
    .where('merchant_id', '=', merchantId)
    .where('vendor_code', '=', vendor)
    .where('player', 'in', players)
    .execute()
  return new Map(rows.map(({ player, member_id }) => [player, member_id]))
}
