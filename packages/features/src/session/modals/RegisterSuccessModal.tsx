import { type ModalProps, useLabels, useRuntime } from '@foyer/feature-api'
import { Dialog } from '@foyer/ui/Dialog'
import { Glyph } from '@foyer/ui/Icon'
import { CircleCheck } from 'lucide'
import { useT } from '../model/useT.ts'
import { successWords } from '../registration/successWords.ts'

/** Says that the account is open (M05). */
export function RegisterSuccessModal({
  account,
  onLoggedIn,
  close,
}: ModalProps['registerSuccess'] & { close: () => void }) {
  const t = useT()
  const { language } = useRuntime()
  const goOn = () => {
    close()
    onLoggedIn?.()
  }
  const words = successWords(language.tag)
  return (
    <Dialog
      isOpen
      onClose={goOn}
      title={t(words.title)}
      icon={<Glyph of={CircleCheck} />}
      tone="positive"
      labels={useLabels('Dialog')}
      buttons={[
        {
          label: t(words.action),
          tone: 'primary',
          onPress: goOn,
          autoFocus: true,
        },
      ]}
    >
      <p>{t(words.text, { account })}</p>
    </Dialog>
  )
}
