import { type ModalProps, useActions, useLabels, useRuntime, useSession } from '@foyer/feature-api'
import { Dialog } from '@foyer/ui/Dialog'
import { LoginForm } from '../components/LoginForm.tsx'
import { useT } from '../model/useT.ts'

/** Login over the page (M03); what asked for it goes on afterwards. */
export function LoginModal({ onLoggedIn, close }: ModalProps['login'] & { close: () => void }) {
  const t = useT()
  const { openRegister } = useActions()
  const { text } = useRuntime()
  const { hasEnded } = useSession()
  const title = hasEnded ? text('problems', 'signedOutTitle') : t('loginTitle')
  return (
    <Dialog isOpen onClose={close} title={title} labels={useLabels('Dialog')} closesOnCover={false}>
      <LoginForm
        onDone={() => {
          close()
          onLoggedIn?.()
        }}
        onRegister={() => {
          close()
          openRegister()
        }}
      />
    </Dialog>
  )
}
