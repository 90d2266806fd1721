import { askRound, type ReportProblem } from '../../calls/askRound.ts'
import type { Services } from '../../calls/services.ts'
import { settleTransfer } from './settleTransfer.ts'
import { vendorWalletOf, type WalletPlaces } from './walletTransfers.ts'

type AskServices = Pick<Services, 'db' | 'clock' | 'merchants'> & WalletPlaces

/** Asks vendors what became of transfers that they did not answer, until each is done or undone. */
export const askVendors = (services: AskServices, report: ReportProblem): Promise<void> =>
  askRound(
    services,
    { table: 'wallet_transfers', id: 'transfer_id', status: 'PENDING', dueAt: 'ask_at' },
    async (merchant, transfer) => {
      const { vendor_code, reference } = transfer
      const answer = await vendorWalletOf(services, vendor_code)?.status({ merchant: merchant.code, reference })
      await settleTransfer(services.db, transfer, answer, services.clock.now())
    },
    report,
  )
