import type { VendorWallet } from '@foyer/contract'
import { useFormats, useLabels } from '@foyer/feature-api'
import { AmountField } from '@foyer/ui/AmountField'
import { Button } from '@foyer/ui/Button'
import { FormField } from '@foyer/ui/Form'
import { RadioGroup } from '@foyer/ui/RadioGroup'
import { Select } from '@foyer/ui/Select'
import { useForm, useFormState } from 'react-final-form'
import { useOperation, useRuntime } from '../model/calls.ts'
import type { TransferValues } from '../model/checkValues.ts'
import { useT } from '../model/useT.ts'

/** Which wallet, which way, and how much. */
export function TransferFields({ wallets }: { readonly wallets: readonly VendorWallet[] }) {
  const t = useT()
  return (
    <>
      <FormField name="vendor" label={t('vendor')}>
        {(field) => <Select {...field} options={wallets.map(({ vendor, name }) => ({ value: vendor, label: name }))} />}
      </FormField>
      <FormField name="direction" label={t('direction')}>
        {(field) => (
          <RadioGroup
            {...field}
            options={[
              { value: 'in', label: t('in') },
              { value: 'out', label: t('out') },
            ]}
          />
        )}
      </FormField>
      <WalletAmount />
    </>
  )
}

/** How much of what is there. */
function WalletAmount() {
  const t = useT()
  const { config } = useRuntime()
  const { money, decimals } = useFormats()
  const { change } = useForm<TransferValues>()
  const { values } = useFormState<TransferValues>({ subscription: { values: true } })
  const { direction, vendor = '' } = values
  const main = useOperation('balance', undefined).data?.sumBalance
  const theirs = useOperation('vendorWalletBalance', { vendor }, { enabled: vendor !== '' }).data?.balance
  const there = direction === 'out' ? theirs : main
  return (
    <AmountField
      label={t('amount')}
      decimals={decimals}
      symbol={config.currency.symbol}
      hint={there === undefined ? t('unknown') : t('there', { amount: money(there) })}
      action={
        there !== undefined &&
        there > 0 && (
          <Button size="small" data-part="action" onClick={() => change('amount', BigInt(there))}>
            {t('all')}
          </Button>
        )
      }
      labels={useLabels('MoneyField')}
    />
  )
}
