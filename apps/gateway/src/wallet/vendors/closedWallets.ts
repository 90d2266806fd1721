import type { SignedInContext } from '../../calls/handlers.ts'
import { vendorWalletOf, type WalletPlaces } from './walletTransfers.ts'

type Asker = Pick<SignedInContext, 'db' | 'merchant' | 'session'> & WalletPlaces

/**
 * Vendors that the brand names no more, to whose wallets the member has moved money: it can still be taken out, and no more
 * be moved in.
 */
export async function closedWallets(asker: Asker): Promise<readonly string[]> {
  const { db, merchant, session } = asker
  const rows = await db
    .selectFrom('wallet_transfers')
    .select('vendor_code')
    .distinct()
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', session.memberId)
    .where('status', '<>', 'UNDONE')
    .orderBy('vendor_code')
    .execute()
  return rows
    .map(({ vendor_code }) => vendor_code)
    .filter((vendor) => !merchant.walletVendors.has(vendor) && vendorWalletOf(asker, vendor) !== undefined)
}

/** Whether the member has a wallet at the vendor, be it one that can only be emptied. */
export const hasWallet = async (asker: Asker, vendor: string): Promise<boolean> =>
  asker.merchant.walletVendors.has(vendor) || (await closedWallets(asker)).includes(vendor)
