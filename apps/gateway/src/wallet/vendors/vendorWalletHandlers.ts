import { fromMinor } from '@foyer/contract'
import type { Handlers } from '../../calls/handlers.ts'
import { ProblemError } from '../../calls/problem.ts'
import { checkSiteOpen } from '../../system/port.ts'
import { closedWallets, hasWallet } from './closedWallets.ts'
import { playerOf } from './playerOf.ts'
import { startTransfer } from './startTransfer.ts'
import { describeTransfer, lastTransfers, vendorWalletOf } from './walletTransfers.ts'

/** Wallets that vendors keep (P02). */
export const vendorWalletHandlers = {
  vendorWallets: async (context) => {
    const { db, merchant, session } = context
    const closed = await closedWallets(context)
    const vendors = [...merchant.walletVendors, ...closed]
    const named =
      vendors.length === 0
        ? []
        : await db
            .selectFrom('vendors')
            .select(['code', 'name'])
            .where('merchant_id', '=', merchant.id)
            .where('code', 'in', vendors)
            .execute()
    const names = new Map(named.map(({ code, name }) => [code, name]))
    const transfers = await lastTransfers(db, merchant.id, session.memberId)
    return {
      list: vendors.map((vendor) => ({
        vendor,
        name: names.get(vendor) ?? vendor,
        ...(closed.includes(vendor) ? { isClosed: true } : {}),
      })),
      transfers: transfers.map((row) => describeTransfer(row, merchant)),
    }
  },

  vendorWalletBalance: async (context, { vendor }) => {
    const { merchant, session, secrets } = context
    if (!(await hasWallet(context, vendor))) throw new ProblemError('not_found')
    const balance = await vendorWalletOf(context, vendor)?.balance({
      merchant: merchant.code,
      player: playerOf(secrets, { vendor, merchantId: merchant.id, id: session.memberId }),
      currency: merchant.currency,
    })
    return balance === undefined ? { problem: 'unreachable' } : { balance: fromMinor(balance, merchant.decimals) }
  },

  walletTransfer: async (context, input) => {
    await checkSiteOpen(context)
    return describeTransfer(await startTransfer(context, input), context.merchant)
  },
} satisfies Partial<Handlers>
