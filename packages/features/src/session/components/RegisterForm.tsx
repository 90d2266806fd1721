import { useLabels } from '@foyer/feature-api'
import { ErrorState } from '@foyer/ui/ErrorState'
import { Skeleton } from '@foyer/ui/Skeleton'
import { useMemo } from 'react'
import { useOperation } from '../model/calls.ts'
import { registerFields } from '../model/registerFields.ts'
import { useT } from '../model/useT.ts'
import { FormRoot } from './Form.styles.ts'
import { RegisterFields } from './RegisterFields.tsx'

interface RegisterFormProps {
  /** Goes to login instead; without it the link leads to the page. */
  onLogin?: () => void
}

/** Registration by user name with the fields the server asks for (RG01, RG03). */
export function RegisterForm({ onLogin }: RegisterFormProps) {
  const t = useT()
  const errorLabels = useLabels('ErrorState')
  const { data, isError, refetch } = useOperation('registerRules', undefined)
  const fields = useMemo(() => data && registerFields(data), [data])
  if (fields) return <RegisterFields fields={fields} onLogin={onLogin} />
  if (isError) {
    return <ErrorState title={t('rulesFailed')} onRetry={() => void refetch()} labels={errorLabels} />
  }
  return (
    <FormRoot as="div" role="status" aria-busy aria-label={t('loadingForm')}>
      <Skeleton lines={3} />
      <Skeleton lines={3} />
      <Skeleton lines={3} />
    </FormRoot>
  )
}
