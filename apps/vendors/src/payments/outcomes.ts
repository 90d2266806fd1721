import type { PaymentOrder } from '@foyer/contract'
import type { Outcome } from './payment.ts'

const lateMs = 15_000

/** Cards to try things out with, and what comes of each. */
export const testCards = {
  approve: '4242 4242 4242 4242',
  decline: '4000 0000 0000 0002',
  nocover: '4000 0000 0000 9995',
  late: '4000 0000 0000 0259',
  silent: '4000 0000 0000 3220',
  twice: '4000 0000 0000 1976',
} as const
export type TestCard = keyof typeof testCards

export const isTestCard = (name: string): name is TestCard => Object.hasOwn(testCards, name)

/** What comes of paying with a card. */
export function outcomeOfCard(card: TestCard, { amount }: PaymentOrder, now: number): Outcome {
  if (card === 'decline') return { state: 'failed', reason: 'declined', dueAt: now }
  if (card === 'nocover') return { state: 'failed', reason: 'no_cover', dueAt: now }
  if (card === 'late') return { state: 'paid', amount, dueAt: now + lateMs }
  if (card === 'silent') return { state: 'paid', amount }
  return { state: 'paid', amount, dueAt: now, ...(card === 'twice' ? { times: 2 } : {}) }
}

/** What comes of a transfer of an amount; `undefined` for what is none of the currency's amounts. */
export function outcomeOfTransfer(sent: string, { amount }: PaymentOrder, now: number): Outcome | undefined {
  const decimals = amount.split('.')[1]?.length ?? 0
  const [, whole, fraction = ''] = /^(0|[1-9]\d{0,12})(?:\.(\d+))?$/.exec(sent.trim()) ?? []
  if (whole === undefined || fraction.length > decimals) return undefined
  const exact = decimals === 0 ? whole : `${whole}.${fraction.padEnd(decimals, '0')}`
  return /[1-9]/.test(exact) ? { state: 'paid', amount: exact, dueAt: now } : undefined
}
