import { useState } from 'react'
import { useFormState } from 'react-final-form'
import { AmountField } from '../../components/AmountField/index.ts'
import { Form, type FormRefusal } from '../../components/Form/index.ts'
import { Receipt } from '../../components/Receipt/index.ts'
import { sayLabel } from '../../labels/sayLabel.ts'
import type { RecordFormats } from '../RecordsPage/RecordsPage.types.ts'
import type { MemberTransferLabels } from './MemberTransfer.labels.ts'
import type { Partner, RecipientSearch } from './MemberTransfer.types.ts'
import { RecipientField } from './RecipientField.tsx'

interface Values {
  readonly recipient?: string
  readonly amount?: bigint
}

interface FieldsProps {
  /** Whom it goes to, or is to go to first where one chooses. */
  readonly to: Partner | undefined
  /** Those to choose from. */
  readonly recipients: RecipientSearch | undefined
  readonly balance: number
  readonly decimals: number
  readonly symbol: string
  readonly formats: RecordFormats
  readonly labels: MemberTransferLabels
}

interface TransferFormProps extends FieldsProps {
  readonly onSend: (amount: bigint, account: string) => Promise<FormRefusal | undefined>
}

/** How much goes to whom, with what is left, before it is sent. */
export function TransferForm({ onSend, ...fields }: TransferFormProps) {
  const { to, balance, formats, labels } = fields
  const check = ({ recipient, amount }: Values) => {
    const problem = amountProblem(amount)
    return { ...(!recipient && { recipient: labels.recipientMissing }), ...(problem && { amount: problem }) }
  }
  return (
    <Form<Values>
      submit={labels.send}
      validate={check}
      initialValues={to && { recipient: to.account }}
      onSubmit={({ recipient, amount }) => (recipient && amount ? onSend(amount, recipient) : undefined)}
      labels={labels}
    >
      <Fields {...fields} />
    </Form>
  )

  function amountProblem(amount: bigint | undefined): string | undefined {
    if (!amount) return labels.amountMissing
    return amount > balance ? sayLabel(labels, 'tooMuch', { amount: formats.money(balance) }) : undefined
  }
}

function Fields({ to: first, recipients, balance, decimals, symbol, formats, labels }: FieldsProps) {
  const [to, setTo] = useState(first)
  const { values } = useFormState<Values>({ subscription: { values: true } })
  const have = formats.money(balance)
  const left = values.amount === undefined ? undefined : balance - Number(values.amount)
  const shares = [
    { value: BigInt(balance) / 4n, label: labels.quarter },
    { value: BigInt(balance) / 2n, label: labels.half },
    { value: BigInt(balance), label: labels.all },
  ].filter(({ value }, index, all) => value > 0n && value !== all[index + 1]?.value)
  return (
    <>
      {recipients && <RecipientField recipients={recipients} chosen={to} onChoose={setTo} labels={labels} />}
      <AmountField
        label={labels.amount}
        decimals={decimals}
        symbol={symbol}
        hint={sayLabel(labels, 'available', { amount: have })}
        suggestionsLabel={labels.shares}
        suggestions={shares}
        labels={labels}
      />
      <Receipt
        rows={[
          {
            id: 'to',
            label: labels.to,
            value: to && sayLabel(labels, 'partner', { name: to.name, account: to.account }),
          },
          { id: 'before', label: labels.before, value: have },
          {
            id: 'amount',
            label: labels.amount,
            value: values.amount === undefined ? undefined : formats.money(-Number(values.amount)),
          },
        ]}
        total={{
          id: 'left',
          label: labels.left,
          value: left === undefined || left < 0 ? undefined : formats.money(left),
        }}
        note={labels.note}
      />
    </>
  )
}
