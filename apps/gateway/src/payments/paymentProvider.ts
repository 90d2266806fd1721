import {
  type PaymentAnswer,
  PaymentAnswerSchema,
  type PaymentOrder,
  type PaymentQuestion,
  type PayoutAnswer,
  PayoutAnswerSchema,
  type PayoutOrder,
  paymentBase,
  paymentHeaders,
} from '@foyer/contract'
import { Ajv } from 'ajv'
import { createSignedCaller } from '../calls/createSignedCaller.ts'
import type { OnUnsigned } from '../calls/warnOfUnsigned.ts'

/** A server that takes payments. Every call may be repeated; no answer says nothing about the payment. */
export interface PaymentProvider {
  /** Hands a payment over; the same order is answered as the first time. */
  readonly create: (order: PaymentOrder) => Promise<PaymentAnswer | undefined>
  /** How far a payment is. */
  readonly status: (question: PaymentQuestion) => Promise<PaymentAnswer | undefined>
  /** Has money paid out, once for each reference; the same order is answered as far as it is. */
  readonly payout: (order: PayoutOrder) => Promise<PayoutAnswer | undefined>
  /** How far a payout is. */
  readonly payoutStatus: (question: PaymentQuestion) => Promise<PayoutAnswer | undefined>
}

const isAnswer = new Ajv({ strict: true }).compile<PaymentAnswer>(PaymentAnswerSchema)
const isPayoutAnswer = new Ajv({ strict: true }).compile<PayoutAnswer>(PayoutAnswerSchema)

/** A provider over HTTP; `url` is the origin of its server. */
export function createPaymentProvider(
  code: string,
  url: string,
  secret: Buffer,
  onUnsigned: OnUnsigned,
): PaymentProvider {
  const { askAbout } = createSignedCaller({
    caller: code,
    callerHeader: paymentHeaders.caller,
    url,
    base: paymentBase,
    secret,
    onUnsigned,
  })
  return {
    create: (order) => askAbout('create', order, isSafe),
    status: (question) => askAbout('status', question, isSafe),
    payout: (order) => askAbout('payout', order, isPayoutAnswer),
    payoutStatus: (question) => askAbout('payoutStatus', question, isPayoutAnswer),
  }
}

/** An answer whose page, where it names one, a browser may be sent to. */
const isSafe = (answer: unknown): answer is PaymentAnswer =>
  isAnswer(answer) && (answer.instructions?.url === undefined || isWebPage(answer.instructions.url))

/** An address that a browser may be sent to. */
const isWebPage = (address: string): boolean => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
