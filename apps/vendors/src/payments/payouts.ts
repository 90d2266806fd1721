import type { PayoutAnswer, PayoutOrder } from '@foyer/contract'
import type { PaymentStore } from './paymentStore.ts'

/** Money that a merchant has asked to pay out, and when. */
export interface Payout {
  readonly order: PayoutOrder
  /** Real time in ms. */
  readonly takenAt: number
}

const lateMs = 15_000

/** Ends of account numbers to try things out with, and what comes of each; every other account is paid at once. */
export const testAccounts = {
  '0002': 'unknown',
  '9995': 'refused',
  '0259': 'late',
  '3220': 'silent',
} as const

const isTestEnd = (end: string): end is keyof typeof testAccounts => Object.hasOwn(testAccounts, end)

/** Takes an order, or finds the one that was taken under its reference. Nothing is paid twice. */
export async function takePayout(store: PaymentStore, order: PayoutOrder, now: number): Promise<PayoutAnswer> {
  const payout = await store.inTurn(
    async () => store.findPayout(order.merchant, order.reference) ?? (await store.addPayout({ order, takenAt: now })),
  )
  return answerOf(payout, now)
}

/** How far a payout is. */
export function answerOf({ order, takenAt }: Payout, now: number): PayoutAnswer {
  const { reference, account } = order
  const end = account.number.slice(-4)
  const outcome = isTestEnd(end) ? testAccounts[end] : 'paid'
  if (outcome === 'unknown') return { reference, state: 'failed', reason: 'account_unknown' }
  if (outcome === 'refused') return { reference, state: 'failed', reason: 'bank_refused' }
  if (outcome === 'silent' || (outcome === 'late' && now < takenAt + lateMs)) return { reference, state: 'pending' }
  return { reference, state: 'paid' }
}
