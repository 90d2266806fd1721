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
import { SignatureError } from '../../calls/checkSignature.ts'
import type { Services } from '../../calls/services.ts'
import { settleTransfer } from './settleTransfer.ts'

class ReportRefusal extends Error {
  override readonly name = 'ReportRefusal'
  readonly code: WalletProblem

  constructor(code: WalletProblem, message: string) {
    super(message)
    this.code = code
  }
}

/** Where vendors report what became of transfers that they had answered `pending`. */
export function addWalletReportRoute(app: FastifyInstance, services: Services): void {
  addSignedRoute<WalletReport, WalletProblem>(app, {
    path: walletReportPath,
    callerHeader: walletHeaders.caller,
    secretOf: services.secrets.ofVendor,
    schema: WalletReportSchema,
    perform: (vendor, report) => takeReport(services, vendor, report),
    malformed: (message) => new ReportRefusal('malformed', message),
    refuse: toRefusal,
    status: walletProblemStatus,
  })
}

async function takeReport(
  { db, clock, merchants }: Services,
  vendor: string,
  { merchant: code, reference, ...word }: WalletReport,
): Promise<null> {
  const unknown = new ReportRefusal('transfer_unknown', 'This vendor has no such transfer')
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
    throw new ReportRefusal('transfer_ended', 'The transfer has ended otherwise')
  return null
}

function toRefusal(error: unknown): Pick<ReportRefusal, 'code' | 'message'> {
  if (error instanceof ReportRefusal) return error
  if (error instanceof SignatureError) return new ReportRefusal('signature_refused', error.message)
  return new ReportRefusal('unavailable', 'The report could not be taken; send it again')
}
