import { useRuntime } from '@foyer/feature-api'
import { useForm } from 'react-final-form'
import type { LoginValues } from '../model/login.ts'
import { useT } from '../model/useT.ts'

/** The way to a new password (M02); the name that was typed goes along. */
export function ForgotLink() {
  const t = useT()
  const runtime = useRuntime()
  const form = useForm<LoginValues>()
  const forgot = (): void => {
    const username = form.getState().values.username?.trim()
    runtime.closeModals()
    runtime.openModal('forgotPassword', username ? { username } : {})
  }
  return (
    <button type="button" data-part="link" onClick={forgot}>
      {t('forgotLink')}
    </button>
  )
}
