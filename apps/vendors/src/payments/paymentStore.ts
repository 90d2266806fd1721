import { type Journal, memoryJournal, openJournal } from '../server/store/journalFile.ts'
import type { Outcome, Payment } from './payment.ts'
import type { Payout } from './payouts.ts'

type Line =
  | { readonly kind: 'payment'; readonly payment: Payment }
  | { readonly kind: 'payout'; readonly payout: Payout }
  | { readonly kind: 'outcome'; readonly token: string; readonly outcome: Outcome }

/** Payments and payouts, in memory for reading, written down before anything is answered. */
export interface PaymentStore {
  readonly find: (token: string) => Payment | undefined
  readonly findByOrder: (merchant: string, reference: string) => Payment | undefined
  /** The payment that a voucher went into. */
  readonly findByVoucher: (code: string) => Payment | undefined
  readonly add: (payment: Payment) => Promise<Payment>
  readonly findPayout: (merchant: string, reference: string) => Payout | undefined
  readonly addPayout: (payout: Payout) => Promise<Payout>
  /** The payment with its outcome; nothing where it had one. */
  readonly settle: (token: string, outcome: Outcome) => Promise<Payment | undefined>
  /** Does what looks at the store and adds to it; one at a time, so that of two equal orders the second finds the first. */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>
  readonly close: () => Promise<void>
}

/** A voucher as it is compared: spaces, dashes and small letters do not matter. */
export const voucherKey = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Opens the store on a file, or in memory when there is none. */
export async function openPaymentStore(path: string | undefined): Promise<PaymentStore> {
  const payments = new Map<string, Payment>()
  const byOrder = new Map<string, string>()
  const byVoucher = new Map<string, string>()
  const payouts = new Map<string, Payout>()
  const apply = (line: Line): void => {
    if (line.kind === 'payment') {
      const { token, order } = line.payment
      payments.set(token, line.payment)
      byOrder.set(`${order.merchant}\n${order.reference}`, token)
      if (order.voucher !== undefined && line.payment.outcome.state === 'paid')
        byVoucher.set(voucherKey(order.voucher), token)
      return
    }
    if (line.kind === 'payout') {
      const { merchant, reference } = line.payout.order
      payouts.set(`${merchant}\n${reference}`, line.payout)
      return
    }
    const payment = payments.get(line.token)
    if (payment !== undefined) payments.set(line.token, { ...payment, outcome: line.outcome })
  }
  let journal: Journal<Line> = memoryJournal
  if (path !== undefined) {
    journal = await openJournal<Line>(path, (lines) => {
      lines.forEach(apply)
      return lines
    })
  }
  const write = async (line: Line): Promise<void> => {
    await journal.append(line)
    apply(line)
  }
  const get = (token: string): Payment => {
    const payment = payments.get(token)
    if (payment === undefined) throw new Error(`Payment ${token} is not in the store`)
    return payment
  }
  let last: Promise<unknown> = Promise.resolve()
  const inTurn: PaymentStore['inTurn'] = (work) => {
    const done = last.then(work, work)
    last = done
    return done
  }
  return {
    inTurn,
    find: (token) => payments.get(token),
    findByOrder: (merchant, reference) => payments.get(byOrder.get(`${merchant}\n${reference}`) ?? ''),
    findByVoucher: (code) => payments.get(byVoucher.get(voucherKey(code)) ?? ''),
    add: async (payment) => {
      await write({ kind: 'payment', payment })
      return get(payment.token)
    },
    findPayout: (merchant, reference) => payouts.get(`${merchant}\n${reference}`),
    addPayout: async (payout) => {
      await write({ kind: 'payout', payout })
      return payout
    },
    settle: (token, outcome) =>
      inTurn(async () => {
        if (get(token).outcome.state !== 'pending') return undefined
        await write({ kind: 'outcome', token, outcome })
        return get(token)
      }),
    close: () => journal.close(),
  }
}
