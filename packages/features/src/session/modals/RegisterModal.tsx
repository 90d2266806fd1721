import { type ModalProps, useActions, useLabels } from '@foyer/feature-api'
import { Dialog } from '@foyer/ui/Dialog'
import { useT } from '../model/useT.ts'
import { RegisterForm } from '../registration/RegisterForm.tsx'

/** Registration over the page (M04); what asked for an account goes on afterwards (X08). */
export function RegisterModal({ onLoggedIn, close }: ModalProps['register'] & { close: () => void }) {
  const t = useT()
  const { openLogin } = useActions()
  return (
    <Dialog isOpen onClose={close} title={t('registerTitle')} labels={useLabels('Dialog')} closesOnCover={false}>
      <RegisterForm
        takesFocus
        onLoggedIn={onLoggedIn}
        onLogin={() => {
          close()
          openLogin(onLoggedIn && { onLoggedIn })
        }}
      />
    </Dialog>
  )
}
