import { fromMinor, type WalletTransfer } from '@foyer/contract'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Services } from '../../calls/services.ts'
import type { Database, WalletTransfersTable } from '../../database/schema.ts'
import type { Merchant } from '../../merchants/merchant.ts'
import { createVendorWallet, type VendorWallet } from './vendorWallet.ts'

export type WalletTransferRow = Selectable<WalletTransfersTable>

/** What is needed to reach vendors' wallets. */
export type WalletPlaces = Pick<Services, 'mode' | 'vendorUrl' | 'walletUrls' | 'secrets' | 'onUnsigned'>

/** A vendor's wallet; nothing where nobody said where it is. A sandbox has those on the vendors' server. */
export function vendorWalletOf(
  { mode, vendorUrl, walletUrls, secrets, onUnsigned }: WalletPlaces,
  vendor: string,
): VendorWallet | undefined {
  const url = walletUrls.get(vendor) ?? (mode === 'sandbox' ? vendorUrl : undefined)
  return url === undefined ? undefined : createVendorWallet(vendor, url, secrets.ofVendor(vendor), onUnsigned)
}

/** A transfer of a merchant by its reference, held until the end of the transaction. */
export const lockTransfer = (
  trx: Transaction<Database>,
  merchantId: number,
  reference: string,
): Promise<WalletTransferRow | undefined> =>
  trx
    .selectFrom('wallet_transfers')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst()

/** A member's transfers under way, and the last that ended; the newest first. */
export async function lastTransfers(
  db: Kysely<Database>,
  merchantId: number,
  memberId: bigint,
): Promise<readonly WalletTransferRow[]> {
  const own = db
    .selectFrom('wallet_transfers')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
  const newest = own.orderBy('transfer_id', 'desc')
  const open = await newest.where('status', '=', 'PENDING').limit(50).execute()
  const ended = await newest.where('status', '<>', 'PENDING').limit(10).execute()
  return [...open, ...ended]
}

/** A transfer as its member reads it. */
export const describeTransfer = (
  row: WalletTransferRow,
  { decimals }: Pick<Merchant, 'decimals'>,
): WalletTransfer<string> => ({
  reference: row.reference,
  vendor: row.vendor_code,
  direction: row.direction,
  amount: fromMinor(row.amount, decimals),
  status: row.status,
  ...(row.reason === null ? {} : { reason: row.reason }),
  createdAt: row.created_at.toISOString(),
  ...(row.settled_at === null ? {} : { settledAt: row.settled_at.toISOString() }),
})
