import type { VendorWallet, WalletTransfer } from '@foyer/contract'
import { problemOf, problemText, useFormats, useLabels } from '@foyer/feature-api'
import { writeDecimal } from '@foyer/rules'
import { Form, type FormRefusal } from '@foyer/ui/Form'
import { useRuntime } from '../model/calls.ts'
import { checkValues, type TransferValues } from '../model/checkValues.ts'
import { useMove } from '../model/useMove.ts'
import { useT } from '../model/useT.ts'
import { TransferFields } from './TransferFields.tsx'

/** Moves money between the main wallet and a vendor's; once a transfer was taken, the next begins with its wallet and way. */
export function TransferForm({
  wallets,
  last,
  onMoved,
}: {
  readonly wallets: readonly VendorWallet[]
  /** The transfer before, if there was one. */
  readonly last: WalletTransfer | undefined
  readonly onMoved: (transfer: WalletTransfer) => void
}) {
  const t = useT()
  const runtime = useRuntime()
  const { decimals } = useFormats()
  const move = useMove()
  const check = (values: TransferValues) => checkValues(t, values)

  const send = async ({ vendor, direction, amount }: TransferValues): Promise<FormRefusal | undefined> => {
    // Sending is refused before where one of them is missing.
    if (vendor === undefined || direction === undefined || amount === undefined) return { fields: check({}) }
    try {
      const input = { vendor, direction, amount: writeDecimal(amount, decimals) }
      const transfer = await move(input)
      const { status, reason = 'refused' } = transfer
      if (status === 'UNDONE') return { fields: { amount: t(`reason_${reason}`) } }
      onMoved(transfer)
      return undefined
    } catch (error) {
      const { code, issues } = problemOf(error)
      const message = problemText(runtime, error)
      return code === 'insufficient_funds' || issues.some(({ path }) => path === '/amount')
        ? { fields: { amount: message } }
        : { message }
    }
  }
  const [first] = wallets
  return (
    <Form<TransferValues>
      submit={t('submit')}
      initialValues={{ direction: last?.direction ?? 'in', ...(first && { vendor: last?.vendor ?? first.vendor }) }}
      // What was sent had the keyboard, and its form is gone.
      startsAt={last && 'amount'}
      validate={check}
      onSubmit={send}
      labels={useLabels('Form')}
    >
      <TransferFields wallets={wallets} />
    </Form>
  )
}
