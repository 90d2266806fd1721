import { type ModalProps, useLabels, useRuntime } from '@foyer/feature-api'
import { Dialog } from '@foyer/ui/Dialog'
import { Glyph } from '@foyer/ui/Icon'
import { CircleCheck } from 'lucide'
import { useT } from '../model/useT.ts'

/** Says that the account is open (M05); the sentence exists in Vietnamese too (C36, ruling 6). */
export function RegisterSuccessModal({ account, close }: ModalProps['registerSuccess'] & { close: () => void }) {
  const t = useT()
  const { language } = useRuntime()
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t('successTitle')}
      icon={<Glyph of={CircleCheck} />}
      tone="positive"
      labels={useLabels('Dialog')}
      buttons={[{ label: t('successAction'), tone: 'primary', onPress: close, autoFocus: true }]}
    >
      <p>{t(language.tag.startsWith('vi') ? 'successVi' : 'success', { account })}</p>
    </Dialog>
  )
}
