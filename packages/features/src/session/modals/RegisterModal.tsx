import { useActions, useLabels } from '@foyer/feature-api'
import { Dialog } from '@foyer/ui/Dialog'
import { RegisterForm } from '../components/RegisterForm.tsx'
import { useT } from '../model/useT.ts'

/** Registration over the page (M04). */
export function RegisterModal({ close }: { close: () => void }) {
  const t = useT()
  const { openLogin } = useActions()
  return (
    <Dialog isOpen onClose={close} title={t('registerTitle')} labels={useLabels('Dialog')} closesOnCover={false}>
      <RegisterForm
        onLogin={() => {
          close()
          openLogin()
        }}
      />
    </Dialog>
  )
}
