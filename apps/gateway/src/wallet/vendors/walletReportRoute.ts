import {
  type WalletProblem,
  type WalletReport,
  WalletReportSchema,
  walletHeaders,
  walletProblemStatus,
  walletReportPath,
} from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { addSignedRoute } from '../../calls/addSignedRoute.ts'
import type { Services } from '../../calls/services.ts'
import { settleTransfer } from './settleTransfer.ts'
import { reportRefusal, WalletRefused } from './walletRefusal.ts'

/** Where vendors report what became of transfers that they had answered `pending`. */
export function addWalletReportRoute(app: FastifyInstance, services: Services): void {
  addSignedRoute<WalletReport, WalletProblem>(app, {
    path: walletReportPath,
    callerHeader: walletHeaders.caller,
    secretOf: services.secrets.ofVendor,
    schema: WalletReportSchema,
    perform: (vendor, report) => takeReport(services, vendor, report),
    malformed: (message) => new WalletRefused('malformed', message),
    refuse: reportRefusal,
    status: walletProblemStatus,
  })
}

async function takeReport(
  { db, clock, merchants }: Services,
  vendor: string,
  { merchant: code, reference, ...word }: WalletReport,
): Promise<null> {
  const unknown = new WalletRefused('transfer_unknown', 'This vendor has no such transfer')
  const merchant = merchants.byCode(code)
  if (merchant === undefined) throw unknown
  const known = await db
    .selectFrom('wallet_transfers')
    .selectAll()
    .where('merchant_id', '=', merchant.id)
    .where('reference', '=', reference)
    .where('vendor_code', '=', vendor)
    .executeTakeFirst()
  if (known === undefined) throw unknown
  const { status } = await settleTransfer(db, known, word, clock.now())
  if (status !== (word.state === 'done' ? 'DONE' : 'UNDONE'))
    throw new WalletRefused('transfer_ended', 'The transfer has ended otherwise')
  return null
}
