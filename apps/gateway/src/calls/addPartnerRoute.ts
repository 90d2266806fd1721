import { type PartnerProblem, partnerHeaders, partnerProblemStatus } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import type { TSchema } from 'typebox'
import type { Merchant } from '../merchants/merchant.ts'
import { addSignedRoute } from './addSignedRoute.ts'
import { SignatureError } from './checkSignature.ts'
import { toProblem } from './errorAnswers.ts'
import type { Services } from './services.ts'

class PartnerRefusal extends Error {
  override readonly name = 'PartnerRefusal'
  readonly code: PartnerProblem

  constructor(code: PartnerProblem, message: string) {
    super(message)
    this.code = code
  }
}

interface PartnerRoute<Body> {
  readonly path: string
  readonly schema: TSchema
  /** What the calls are about, which may be unknown, or decided otherwise. */
  readonly subject: 'deposit' | 'withdrawal' | 'application' | 'account'
  readonly perform: (merchant: Merchant, body: Body) => Promise<unknown>
}

/** A call of a merchant's back office, signed with the merchant's secret. */
export function addPartnerRoute<Body>(
  app: FastifyInstance,
  { secrets, merchants }: Services,
  { path, schema, subject, perform }: PartnerRoute<Body>,
): void {
  addSignedRoute<Body, PartnerProblem>(app, {
    path,
    callerHeader: partnerHeaders.caller,
    secretOf: secrets.ofMerchant,
    schema,
    perform: (caller, body) => {
      const merchant = merchants.byCode(caller)
      if (merchant === undefined) throw new PartnerRefusal('signature_refused', 'Signature is wrong')
      return perform(merchant, body)
    },
    malformed: (message) => new PartnerRefusal('malformed', message),
    refuse: (error) => toRefusal(error, subject),
    status: partnerProblemStatus,
  })
}

function toRefusal(
  error: unknown,
  subject: PartnerRoute<unknown>['subject'],
): Pick<PartnerRefusal, 'code' | 'message'> {
  if (error instanceof PartnerRefusal) return error
  if (error instanceof SignatureError) return new PartnerRefusal('signature_refused', error.message)
  const { code, details } = toProblem(error)
  if (code === 'not_found') return new PartnerRefusal(`${subject}_unknown`, `The merchant has no such ${subject}`)
  const [issue] = details.issues ?? []
  if (details.partnerCode !== undefined && issue !== undefined)
    return new PartnerRefusal(details.partnerCode, `The decision ${issue.message}`)
  if (subject !== 'account' && (code === 'idempotency_conflict' || code === 'state_changed'))
    return new PartnerRefusal(`${subject}_decided`, `The ${subject} is further, or was decided otherwise`)
  if (code === 'balance_limit') return new PartnerRefusal(code, 'The balance would be more than an account holds')
  if (code === 'bad_request' || code === 'validation_failed')
    return new PartnerRefusal('malformed', issue?.message ?? 'A value is out of range')
  return new PartnerRefusal('unavailable', 'The call could not be carried out; send it again')
}
