import { useLabels } from '@foyer/feature-api'
import { ErrorState } from '@foyer/ui/ErrorState'
import { FormSkeleton } from '@foyer/ui/Form'
import { useOperation } from '../model/calls.ts'
import { useT } from '../model/useT.ts'
import { RegisterFields } from './RegisterFields.tsx'

interface RegisterFormProps {
  /** The keyboard is in the first field from the start, as in a dialog. */
  takesFocus?: boolean
  /** Goes to login instead; without it the link leads to the page. */
  onLogin?: () => void
  /** What asked for an account; it goes on once the welcome was read. */
  onLoggedIn?: (() => void) | undefined
}

/** Registration with the fields the server asks for (RG01 to RG03). */
export function RegisterForm({ takesFocus = false, onLogin, onLoggedIn }: RegisterFormProps) {
  const t = useT()
  const errorLabels = useLabels('ErrorState')
  const { data, isError, refetch } = useOperation('registerRules', undefined)
  if (data) return <RegisterFields rules={data} takesFocus={takesFocus} onLogin={onLogin} onLoggedIn={onLoggedIn} />
  if (isError) {
    return <ErrorState title={t('rulesFailed')} onRetry={() => void refetch()} labels={errorLabels} />
  }
  return <FormSkeleton label={t('loadingForm')} />
}
