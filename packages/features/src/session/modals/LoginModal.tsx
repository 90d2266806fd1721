import { type ModalProps, useActions, useLabels, useRuntime, useSession } from '@foyer/feature-api'
import { Dialog } from '@foyer/ui/Dialog'
import { LoginForm } from '../components/LoginForm.tsx'
import { useT } from '../model/useT.ts'

/** Login over the page (M03); what asked for it goes on afterwards. */
export function LoginModal({ onLoggedIn, begun, close }: ModalProps['login'] & { close: () => void }) {
  const t = useT()
  const { openRegister } = useActions()
  const { text, closeModals, moduleOn, navigate, href, refreshSession, session } = useRuntime()
  const { ended } = useSession()
  const title = ended ? text('problems', 'signedOutTitle') : t('loginTitle')
  const isWanted = onLoggedIn !== undefined && !ended && moduleOn('registration')
  /** What belongs to the account goes when nobody logs in to it again. */
  const decline = () => {
    close()
    if (!ended) return
    if (ended.isKept) {
      closeModals()
      navigate(href('home'))
    }
    void refreshSession()
  }
  /** What one account was doing is not for another. */
  const leaveToAnother = () => {
    if (!ended?.isKept || session.member?.account === ended.account) return
    closeModals()
    navigate(href('home'))
  }
  return (
    <Dialog
      isOpen
      onClose={decline}
      title={title}
      labels={useLabels('Dialog')}
      closesOnCover={false}
      isOpaque={ended?.isKept}
    >
      <LoginForm
        takesFocus
        onDone={(mayGoOn) => {
          close()
          leaveToAnother()
          if (mayGoOn) onLoggedIn?.()
        }}
        begun={begun ?? (isWanted ? { notice: t('accountWanted') } : undefined)}
        onRegister={() => {
          close()
          openRegister(onLoggedIn && { onLoggedIn })
        }}
      />
    </Dialog>
  )
}
