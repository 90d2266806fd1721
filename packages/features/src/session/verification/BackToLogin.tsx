import { useT } from '../model/useT.ts'

/** The way out of a second step: another account, or another way to log in. */
export function BackToLogin({ onBack }: { onBack: () => void }) {
  const t = useT()
  return (
    <button type="button" data-part="link" onClick={onBack}>
      {t('backToLogin')}
    </button>
  )
}
