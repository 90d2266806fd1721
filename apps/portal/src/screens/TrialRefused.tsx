import { useRuntime } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { useShellT } from '../shell/useShellT.ts'
import { ScreenRoot } from './Screen.styles.ts'

/** A trial account at a page of real accounts (X05, Z05). */
export function TrialRefused() {
  const t = useShellT()
  const { href, text } = useRuntime()
  return (
    <ScreenRoot>
      <h1>{text('problems', 'needTrueAccountTitle')}</h1>
      <p data-part="words">{text('problems', 'in_need_true_account')}</p>
      <Button tone="primary" href={href('home')}>
        {t('goHome')}
      </Button>
    </ScreenRoot>
  )
}
