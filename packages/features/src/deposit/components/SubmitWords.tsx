import type { DepositMethods } from '@foyer/contract'
import { writeDecimal } from '@foyer/rules'
import { useFormState } from 'react-final-form'
import type { DepositValues } from '../model/checkValues.ts'
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
  if (!method || !values.amount) return t('submit')
  return t('submitOf', { amount: money(writeDecimal(values.amount, decimals), form), method: methodName(t, method) })
}
