import { useLabels } from '@foyer/feature-api'
import { FormField } from '@foyer/ui/Form'
import { PasswordField } from '@foyer/ui/PasswordField'
import { useT } from '../model/useT.ts'

/** The withdrawal password; a browser is not asked to remember it. */
export function PaymentPasswordField() {
  const t = useT()
  const labels = useLabels('PasswordField')
  return (
    <FormField name="paymentPassword" label={t('paymentPassword')}>
      {(field) => <PasswordField {...field} required maxLength={128} autoComplete="current-password" labels={labels} />}
    </FormField>
  )
}
