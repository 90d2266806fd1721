import { writeDecimal } from '@foyer/rules'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../../database/schema.ts'
import type { Merchant } from '../../merchants/merchant.ts'
import { vendorOfWallets, walletsOwner } from './moveMoney.ts'

/** Money in the wallet of a vendor that the brand does not name any more waits for its members to take it out: somebody has to know. */
export async function warnOfLeftWallets(
  db: Kysely<Database>,
  { id, brand, decimals, walletVendors }: Merchant,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const rows = await db
    .selectFrom('accounts')
    .select(['owner', 'balance', 'currency'])
    .where('merchant_id', '=', id)
    .where('kind', '=', 'house')
    .where('owner', 'like', walletsOwner('%'))
    .where('balance', '<>', 0n)
    .orderBy('account_id')
    .execute()
  for (const { owner, balance, currency } of rows) {
    const vendor = vendorOfWallets(owner)
    if (walletVendors.has(vendor)) continue
    const sum = `${writeDecimal(balance, decimals)} ${currency}`
    log.warn(
      { brand, vendor, sum },
      `Members of "${brand}" have moved ${sum} to the wallet of ${vendor}, which wallets.vendors does not name; keep its wallet reachable until they have taken it out`,
    )
  }
}
