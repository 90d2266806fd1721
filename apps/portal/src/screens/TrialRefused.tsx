import { backHere, useRuntime } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { useShellT } from '../shell/useShellT.ts'
import { ScreenRoot } from './Screen.styles.ts'

/** A trial account at a page of real accounts (X05, Z05). */
export function TrialRefused() {
  const t = useShellT()
  const runtime = useRuntime()
  const { actions, href, text, moduleOn } = runtime
  return (
    <ScreenRoot>
      <h1>{text('problems', 'needTrueAccountTitle')}</h1>
      <p data-part="words">{text('problems', 'in_need_true_account')}</p>
      <div data-part="actions">
        {moduleOn('registration') && (
          <Button tone="primary" onClick={() => actions.openRegister({ onLoggedIn: backHere(runtime) })}>
            {t('register')}
          </Button>
        )}
        <Button href={href('home')}>{t('goHome')}</Button>
      </div>
    </ScreenRoot>
  )
}
