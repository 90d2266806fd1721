import { type ModalProps, useLabels, useRuntime } from '@foyer/feature-api'
import { Dialog } from '@foyer/ui/Dialog'
import { useT } from '../model/useT.ts'
import { ForgotForm } from '../passwords/ForgotForm.tsx'
import { forgotMethods } from '../passwords/forgotMethods.ts'

/** Sets a forgotten password anew (M02), and leads back to the login. */
export function ForgotPasswordModal({ username, close }: ModalProps['forgotPassword'] & { close: () => void }) {
  const t = useT()
  const runtime = useRuntime()
  const [first, ...others] = forgotMethods(runtime)
  const labels = useLabels('Dialog')
  if (!first) return null
  return (
    <Dialog isOpen onClose={close} title={t('forgotTitle')} labels={labels} closesOnCover={false}>
      <ForgotForm
        methods={[first, ...others]}
        username={username}
        onDone={(typed) => {
          close()
          runtime.toast({ tone: 'positive', text: t('passwordReset') })
          runtime.openModal('login', typed ? { begun: { username: typed } } : {})
        }}
      />
    </Dialog>
  )
}
