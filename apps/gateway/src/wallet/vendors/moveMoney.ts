import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { type AccountName, ensureAccount } from '../accounts.ts'
import { postTransfer } from '../posting/postTransfers.ts'
import { moves, type Place, type Step } from './nextStatus.ts'
import type { WalletTransferRow } from './walletTransfers.ts'

type Moved = Pick<
  WalletTransferRow,
  'merchant_id' | 'member_id' | 'vendor_code' | 'currency' | 'reference' | 'direction' | 'amount'
>

const ofWallets = 'wallets:'
/** Owner of the house account that says what is in the players' wallets at a vendor. */
export const walletsOwner = (vendor: string): string => ofWallets + vendor
export const vendorOfWallets = (owner: string): string => owner.slice(ofWallets.length)

/** The ledger's account of each place: the member's, and two of the house for each vendor. */
function accountOf(
  place: Place,
  { merchant_id: merchantId, member_id: memberId, vendor_code, currency }: Moved,
): AccountName {
  if (place === 'main') return { merchantId, kind: 'member', memberId, currency }
  const owner = place === 'transit' ? `in transit:${vendor_code}` : walletsOwner(vendor_code)
  return { merchantId, kind: 'house', owner, currency }
}

/** Opens the accounts of a transfer that are not there yet, before anything is held. */
export async function openAccounts(db: Kysely<Database>, transfer: Moved): Promise<void> {
  for (const place of ['main', 'transit', 'vendor'] as const) await ensureAccount(db, accountOf(place, transfer))
}

/** Posts a step of a transfer; each is posted once. */
export async function moveMoney(trx: Transaction<Database>, transfer: Moved, step: Step, at: Date): Promise<void> {
  const { merchant_id: merchantId, vendor_code, reference, direction, amount } = transfer
  const [from, to] = moves[direction][step]
  const source = await ensureAccount(trx, accountOf(from, transfer))
  const target = await ensureAccount(trx, accountOf(to, transfer))
  await postTransfer(trx, {
    merchantId,
    kind: 'wallet',
    idempotencyKey: `wallet:${reference}:${step === 'begin' ? 'begin' : 'end'}`,
    reference: `${vendor_code}:${reference}`,
    lines: [
      { accountId: source.accountId, amount: -amount },
      { accountId: target.accountId, amount },
    ],
    at,
  })
}
