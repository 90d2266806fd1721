import type { BankAccounts, Withdrawal, WithdrawalMethods } from '@foyer/contract'
import { keepDraft, loadDraft, useActions, useLabels } from '@foyer/feature-api'
import { readDecimal } from '@foyer/rules'
import { Form, type FormRefusal } from '@foyer/ui/Form'
import { useState } from 'react'
import { useRuntime } from '../model/calls.ts'
import { checkValues, type WithdrawValues } from '../model/checkValues.ts'
import { accountText, type Money, money } from '../model/methodText.ts'
import { useReviewStep } from '../model/useReviewStep.ts'
import { useT } from '../model/useT.ts'
import { AddAccount } from './AddAccount.tsx'
import { Review } from './Review.tsx'
import { WithdrawFields } from './WithdrawFields.tsx'

interface WithdrawFormProps {
  readonly methods: WithdrawalMethods
  readonly accounts: BankAccounts
  readonly form: Money
  readonly hasPassword: boolean
  readonly newest: string | undefined
  readonly onSent: (withdrawal: Withdrawal) => void
}

/** Begins a withdrawal: what is wanted, then all of it once more with the withdrawal password. */
export function WithdrawForm({ methods, accounts, form, hasPassword, newest, onSent }: WithdrawFormProps) {
  const t = useT()
  const runtime = useRuntime()
  const labels = useLabels('Form')
  const { setPaymentPassword } = useActions()
  const [values, setValues] = useState<WithdrawValues>(() => startValues(methods, accounts))
  const { isReview, begin, leave } = useReviewStep()
  // Opened at the summary's address, what was kept is shown there as long as it can still be sent.
  const [isChecked, setChecked] = useState(() => Object.keys(checkValues(t, values, methods, form)).length === 0)
  const [isAdding, setAdding] = useState(false)
  const [added, setAdded] = useState<string>()
  const [startsAt, setStartsAt] = useState<string>()
  const method = methods.list.find(({ methodId }) => methodId === values.method)
  const account = accounts.list.find(({ id }) => id === values.account)
  const { amount } = values
  if (isReview && isChecked && method && account && amount !== undefined)
    return (
      <Review
        method={method}
        account={account}
        amount={amount}
        methods={methods}
        form={form}
        newest={newest}
        onBack={leave}
        onSent={(withdrawal) => {
          keepDraft('withdrawal', {})
          setStartsAt(undefined)
          setValues({ ...(values.account && { account: values.account }), method: method.methodId })
          leave()
          onSent(withdrawal)
        }}
      />
    )

  const goOn = (next: WithdrawValues): FormRefusal | undefined => {
    if (!hasPassword) {
      setPaymentPassword({ isSet: false })
      return { message: t('payment_password_unset') }
    }
    if (methods.heldUntil !== undefined) return { message: t('withdrawals_held') }
    if (isOpenAmount(methods.turnover.remaining))
      return { message: t('turnoverFirst', { amount: money(methods.turnover.remaining, form) }) }
    if (methods.allowance?.times?.left === 0) return { message: t('allowance_used') }
    setValues(next)
    setChecked(true)
    // Whichever way leads back from the summary, the form goes on where it was left.
    setStartsAt('amount')
    begin()
    return undefined
  }
  return (
    <>
      <Form<WithdrawValues>
        submit={t('submit')}
        initialValues={values}
        validate={(next) => checkValues(t, next, methods, form)}
        onSubmit={goOn}
        startsAt={startsAt}
        labels={labels}
      >
        <WithdrawFields
          methods={methods}
          accounts={accounts}
          form={form}
          added={added}
          onAdd={() => (hasPassword ? setAdding(true) : setPaymentPassword({ isSet: false }))}
        />
      </Form>
      {isAdding && (
        <AddAccount
          onClose={() => setAdding(false)}
          onAdded={(saved) => {
            const { id } = saved
            if (accounts.list.some((one) => one.id === id))
              runtime.toast({ text: t('accountKnown', { account: accountText(saved) }) })
            setValues((had) => ({ ...had, account: id }))
            setAdding(false)
            setAdded(id)
          }}
        />
      )}
    </>
  )
}

const isOpenAmount = (decimal: string): boolean => /[1-9]/.test(decimal)

/** What was chosen before a reload, or the first of each. */
function startValues({ list, decimals }: WithdrawalMethods, accounts: BankAccounts): WithdrawValues {
  const draft = loadDraft('withdrawal')
  const account = accounts.list.find(({ id }) => id === draft.account) ?? accounts.list[0]
  const method = list.find(({ methodId }) => methodId === draft.method) ?? list[0]
  const amount =
    draft.amount && /^\d{1,24}$/.test(draft.amount)
      ? BigInt(draft.amount)
      : readDecimal(method?.presets[1] ?? method?.minAmount ?? '', decimals)
  return {
    ...(account && { account: account.id }),
    ...(method && { method: method.methodId }),
    ...(amount !== undefined && { amount }),
  }
}
