import type { DepositReason, PaymentOrder, PaymentReport } from '@foyer/contract'

/** Codes of the sandbox's providers, and what each of them takes. */
export const providers = {
  SANDBOX_CARD: 'card',
  SANDBOX_BANK: 'bank',
  SANDBOX_VOUCHER: 'voucher',
} as const
export type ProviderCode = keyof typeof providers

export const isProvider = (code: string): code is ProviderCode => Object.hasOwn(providers, code)

/** A payment that a merchant has asked for. */
export interface Payment {
  /** Part of its page's address; nobody can guess it. */
  readonly token: string
  readonly provider: ProviderCode
  readonly order: PaymentOrder
  readonly outcome: Outcome
}

/** What became of a payment. `dueAt` is when the word of it goes out, real time in ms; without it none ever does. */
export type Outcome =
  | { readonly state: 'pending' }
  | { readonly state: 'failed'; readonly reason: DepositReason; readonly dueAt?: number }
  | { readonly state: 'abandoned'; readonly dueAt?: number }
  | {
      readonly state: 'paid'
      readonly amount: string
      readonly dueAt?: number
      /** How often it is told. */
      readonly times?: number
    }

/** How far a payment is at a moment. Money that is on its way has not come. */
export function reportOf({ token, order, outcome }: Payment, now: number): PaymentReport {
  const named = { reference: order.reference, providerReference: token.slice(0, 16) }
  if (outcome.state === 'pending' || (outcome.dueAt ?? 0) > now) return { ...named, state: 'pending' }
  if (outcome.state === 'paid') return { ...named, state: 'paid', amount: outcome.amount, currency: order.currency }
  return { ...named, state: outcome.state, ...('reason' in outcome ? { reason: outcome.reason } : {}) }
}
