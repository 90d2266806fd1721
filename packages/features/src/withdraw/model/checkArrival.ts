import type { Withdrawal } from '@foyer/contract'
import { readDecimal } from '@foyer/rules'
import type { ChosenImage } from '@foyer/ui/ImageField'
import { type Money, money } from './methodText.ts'
import type { T } from './useT.ts'

export interface ArrivalValues {
  readonly answer?: string
  /** What has arrived in all, in minor units. */
  readonly received?: bigint
  readonly proof?: ChosenImage
}

/** What is wrong with an answer, at its fields. */
export function checkArrival(
  t: T,
  { answer, received, proof }: ArrivalValues,
  { payout }: Withdrawal,
  form: Money,
): Readonly<Partial<Record<keyof ArrivalValues, string>>> {
  if (!answer) return { answer: t('answerMissing') }
  if (answer === 'missing') return proof ? {} : { proof: t('proofMissing') }
  if (answer !== 'part') return {}
  if (received === undefined || received === 0n) return { received: t('receivedMissing') }
  const all = readDecimal(payout, form.decimals) ?? 0n
  return received > all ? { received: t('receivedTooMuch', { amount: money(payout, form) }) } : {}
}
