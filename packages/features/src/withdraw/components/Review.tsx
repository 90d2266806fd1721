import type { BankAccount, Withdrawal, WithdrawalMethod, WithdrawalMethods } from '@foyer/contract'
import { problemOf, timeText, useActions, useLabels } from '@foyer/feature-api'
import { paymentFee, writeDecimal } from '@foyer/rules'
import { Button } from '@foyer/ui/Button'
import { Form, type FormRefusal } from '@foyer/ui/Form'
import { Receipt } from '@foyer/ui/Receipt'
import { useEffect, useRef } from 'react'
import { useRuntime } from '../model/calls.ts'
import { accountText, type Money, methodName, money } from '../model/methodText.ts'
import { sendProblem } from '../model/sendProblem.ts'
import { useSend } from '../model/useSend.ts'
import { useT } from '../model/useT.ts'
import { PaymentPasswordField } from './PaymentPasswordField.tsx'
import { ReviewColumn } from './Withdraw.styles.ts'

interface ReviewProps {
  readonly method: WithdrawalMethod
  readonly account: BankAccount
  /** Minor units. */
  readonly amount: bigint
  readonly methods: WithdrawalMethods
  readonly form: Money
  /** The newest withdrawal there is. */
  readonly newest: string | undefined
  readonly onBack: () => void
  readonly onSent: (withdrawal: Withdrawal) => void
}

interface Values {
  readonly paymentPassword?: string
}

/** All of it once more before it is sent, and the withdrawal password. */
export function Review(props: ReviewProps) {
  const { method, account, amount, methods, form, newest, onBack, onSent } = props
  const t = useT()
  const runtime = useRuntime()
  const { setPaymentPassword } = useActions()
  const send = useSend(newest)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  const { decimals } = methods
  const fee = paymentFee(amount, method.fee, decimals)
  const text = (value: bigint): string => money(writeDecimal(value, decimals), form)

  const submit = async ({ paymentPassword = '' }: Values): Promise<FormRefusal | undefined> => {
    const asked = { methodId: method.methodId, amount: writeDecimal(amount, decimals), bankAccountId: account.id }
    try {
      onSent(await send({ ...asked, paymentPassword }))
      return undefined
    } catch (error) {
      const { code } = problemOf(error)
      if (code === 'payment_password_unset') setPaymentPassword({ isSet: false })
      else if (code !== 'password_wrong') void runtime.queries.invalidateQueries({ queryKey: ['withdrawalMethods'] })
      return sendProblem(runtime, t, error)
    }
  }
  return (
    <ReviewColumn>
      <h3 ref={heading} tabIndex={-1}>
        {t('reviewTitle')}
      </h3>
      <Form<Values>
        submit={t('send', { amount: text(amount) })}
        validate={({ paymentPassword }) => (paymentPassword ? {} : { paymentPassword: t('passwordMissing') })}
        onSubmit={submit}
        footer={
          <Button tone="quiet" onClick={onBack}>
            {t('change')}
          </Button>
        }
        labels={useLabels('Form')}
      >
        <Receipt
          rows={[
            { id: 'to', label: t('payTo'), value: accountText(account) },
            { id: 'holder', label: t('holder'), value: account.holder },
            { id: 'by', label: t('payBy'), value: methodName(t, method) },
            { id: 'time', label: t('arrives'), value: timeText(t, method.minutes, form.language) },
            { id: 'amount', label: t('fromBalance'), value: text(amount) },
            { id: 'fee', label: t('feeRow'), value: text(fee) },
          ]}
          total={{ id: 'get', label: t('youGet'), value: text(amount - fee) }}
          note={t(methods.canCancel ? 'noteCancel' : 'noteNoCancel')}
        />
        <PaymentPasswordField />
      </Form>
    </ReviewColumn>
  )
}
