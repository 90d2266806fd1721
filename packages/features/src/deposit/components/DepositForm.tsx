import type { Deposit, DepositMethods } from '@foyer/contract'
import { problemOf, problemText, useLabels } from '@foyer/feature-api'
import { writeDecimal } from '@foyer/rules'
import { Form, type FormRefusal } from '@foyer/ui/Form'
import { useRuntime } from '../model/calls.ts'
import { checkValues, type DepositValues } from '../model/checkValues.ts'
import { leaveFor } from '../model/leaveFor.ts'
import type { Money } from '../model/methodText.ts'
import { keepPlace } from '../model/placeLeft.ts'
import { useStart } from '../model/useStart.ts'
import { useT } from '../model/useT.ts'
import { DepositFields } from './DepositFields.tsx'
import { SubmitWords } from './SubmitWords.tsx'

interface DepositFormProps {
  readonly methods: DepositMethods
  readonly form: Money
  /** What was chosen before. */
  readonly initial: DepositValues
  /** It was asked for by a button elsewhere on the page: it takes the keyboard, and so comes into sight. */
  readonly isCalled: boolean
  readonly onStarted: (deposit: Deposit) => void
}

/** Begins a deposit. What costs how much and takes how long stands beside the button (QP18). */
export function DepositForm({ methods, form, initial, isCalled, onStarted }: DepositFormProps) {
  const t = useT()
  const runtime = useRuntime()
  const start = useStart()
  const methodOf = ({ method }: DepositValues) => methods.list.find(({ methodId }) => methodId === method)
  const check = (values: DepositValues) =>
    checkValues(t, values, methodOf(values), { ...form, decimals: methods.decimals })

  const send = async (values: DepositValues): Promise<FormRefusal | undefined> => {
    const method = methodOf(values)
    // Sending is refused before where one of them is missing.
    if (!method || values.amount === undefined) return { fields: check(values) }
    try {
      const deposit = await start({
        methodId: method.methodId,
        amount: writeDecimal(values.amount, methods.decimals),
        ...(method.kind === 'voucher' ? { voucher: values.voucher?.trim() ?? '' } : {}),
      })
      const { status, reason, kind, instructions } = deposit
      if (kind === 'voucher' && status === 'FAILED' && reason) return { fields: { voucher: t(`reason_${reason}`) } }
      if (kind === 'hosted' && status === 'PENDING' && instructions?.url) {
        keepPlace(deposit.reference)
        // The button turns until the page of the provider is there.
        await leaveFor(instructions.url)
      }
      onStarted(deposit)
      return undefined
    } catch (error) {
      const { issues } = problemOf(error)
      const fields = Object.fromEntries(
        issues.map(({ path }) => [path === '/methodId' ? 'method' : path.slice(1), t('refusedField')]),
      )
      return issues.length > 0 ? { fields: { ...fields, ...check(values) } } : { message: problemText(runtime, error) }
    }
  }
  return (
    <Form<DepositValues>
      submit={<SubmitWords methods={methods} form={form} />}
      startsAt={isCalled ? 'amount' : undefined}
      initialValues={initial}
      validate={check}
      onSubmit={send}
      labels={useLabels('Form')}
    >
      <DepositFields methods={methods} form={form} />
    </Form>
  )
}
