import { type ModalProps, useActions, useLabels, useRuntime } from '@foyer/feature-api'
import { Dialog } from '@foyer/ui/Dialog'
import { useT } from '../model/useT.ts'
import { ChangePasswordForm } from '../passwords/ChangePasswordForm.tsx'

const notices = { weak: 'changeWeak', expired: 'changeExpired' } as const

/**
 * Changes the password (M01). After a login with one that has to go it stays until that is done, and whoever does not want
 * to is asked whether to sign out (A07); afterwards the player is home, signed in anew (A08).
 */
export function ChangePasswordModal({
  reason,
  oldPassword,
  close,
}: ModalProps['changePassword'] & { close: () => void }) {
  const t = useT()
  const { signOut } = useActions()
  const { closeModals, navigate, href, toast } = useRuntime()
  return (
    <Dialog
      isOpen
      onClose={reason ? () => signOut() : close}
      title={t('changePasswordTitle')}
      labels={useLabels('Dialog')}
      closesOnCover={false}
    >
      <ChangePasswordForm
        notice={reason && t(notices[reason])}
        oldPassword={oldPassword}
        onDone={() => {
          closeModals()
          navigate(href('home'))
          toast({ tone: 'positive', text: t('passwordChanged') })
        }}
      />
    </Dialog>
  )
}
