import { createHash } from 'node:crypto'
import {
  type PaymentEvent,
  PaymentEventSchema,
  paymentHeaders,
  paymentProblemStatus,
  paymentReportPath,
} from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { addSignedRoute } from '../calls/addSignedRoute.ts'
import { SignatureError } from '../calls/checkSignature.ts'
import { toProblem } from '../calls/errorAnswers.ts'
import type { Services } from '../calls/services.ts'
import { applyReport } from './applyReport.ts'
import { lockDeposit } from './deposits.ts'
import { decimalsOf } from './methods.ts'
import { PaymentError } from './paymentError.ts'

/** Where providers report what became of a payment. */
export function addReportRoute(app: FastifyInstance, services: Services): void {
  addSignedRoute<PaymentEvent, keyof typeof paymentProblemStatus>(app, {
    path: paymentReportPath,
    callerHeader: paymentHeaders.caller,
    secretOf: services.secrets.ofPayments,
    schema: PaymentEventSchema,
    perform: (provider, event) => takeReport(services, provider, event),
    malformed: (message) => new PaymentError('malformed', message),
    refuse: toRefusal,
    status: paymentProblemStatus,
  })
}

async function takeReport(
  { db, clock, merchants }: Services,
  provider: string,
  { merchant: code, eventId, reference, ...report }: PaymentEvent,
): Promise<null> {
  const merchant = merchants.byCode(code)
  if (merchant === undefined) throw new PaymentError('deposit_unknown', 'No merchant has this code')
  const at = clock.now()
  const hash = createHash('sha256')
    .update(JSON.stringify([reference, report.state, report.amount, report.currency]))
    .digest()
  await db.transaction().execute(async (trx) => {
    const deposit = await lockDeposit(trx, merchant.id, reference)
    if (deposit?.provider !== provider) throw new PaymentError('deposit_unknown', 'This provider has no such deposit')
    // Under the deposit's lock: of two deliveries at once, the second finds the first.
    const isNew = await trx
      .insertInto('payment_reports')
      .values({ merchant_id: merchant.id, provider, event_id: eventId, request_hash: hash, received_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event_id')
      .executeTakeFirst()
    if (isNew !== undefined) {
      await applyReport(trx, deposit, report, { source: 'provider', at, decimals: decimalsOf(merchant), eventId })
      return
    }
    const known = await trx
      .selectFrom('payment_reports')
      .select('request_hash')
      .where('merchant_id', '=', merchant.id)
      .where('provider', '=', provider)
      .where('event_id', '=', eventId)
      .executeTakeFirstOrThrow()
    if (!known.request_hash.equals(hash))
      throw new PaymentError('event_conflict', `Event ${eventId} was sent before with another content`)
  })
  return null
}

function toRefusal(error: unknown): Pick<PaymentError, 'code' | 'message'> {
  if (error instanceof PaymentError) return error
  if (error instanceof SignatureError) return new PaymentError('signature_refused', error.message)
  const { code } = toProblem(error)
  if (code === 'bad_request' || code === 'validation_failed')
    return new PaymentError('malformed', 'A value is out of range')
  return new PaymentError('unavailable', 'The report could not be taken; send it again')
}
