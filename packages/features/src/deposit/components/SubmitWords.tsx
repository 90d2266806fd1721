import type { DepositMethods } from '@foyer/contract'
import { writeDecimal } from '@foyer/rules'
import { useFormState } from 'react-final-form'
import { amountWithin, type DepositValues } from '../model/checkValues.ts'
import { type Money, methodName, money } from '../model/methodText.ts'
import { useT } from '../model/useT.ts'

interface SubmitWordsProps {
  readonly methods: DepositMethods
  readonly form: Money
}

/** What the button does: how much goes in, and which way. */
export function SubmitWords({ methods: { list, decimals }, form }: SubmitWordsProps) {
  const t = useT()
  const { values } = useFormState<DepositValues>({ subscription: { values: true } })
  const method = list.find(({ methodId }) => methodId === values.method)
  const amount = method && amountWithin(method, values.amount, decimals)
  if (!method || amount === undefined) return t('submit')
  return t('submitOf', { amount: money(writeDecimal(amount, decimals), form), method: methodName(t, method) })
}
