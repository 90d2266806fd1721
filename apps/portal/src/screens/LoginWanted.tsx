import { backHere, useRuntime } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { useEffect, useEffectEvent } from 'react'
import { useShellT } from '../shell/useShellT.ts'
import { ScreenRoot } from './Screen.styles.ts'

interface LoginWantedProps {
  /** The whole site wants a login (R28): go to its login page. Otherwise the login modal opens over this one (X01). */
  readonly redirects: boolean
}

/** Stands for a page that belongs to an account. */
export function LoginWanted({ redirects }: LoginWantedProps) {
  const t = useShellT()
  const runtime = useRuntime()
  const { actions, href, moduleOn, navigate } = runtime
  const ask = useEffectEvent(() => {
    if (redirects) navigate(href('login', { next: location.pathname + location.search }), { replace: true })
    else actions.openLogin({ onLoggedIn: backHere(runtime) })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each way of asking
  useEffect(() => ask(), [redirects])
  return (
    <ScreenRoot data-tall>
      <h1>{t('needLoginTitle')}</h1>
      <p data-part="words">{t('needLoginText')}</p>
      <div data-part="actions">
        <Button tone="primary" onClick={() => actions.openLogin({ onLoggedIn: backHere(runtime) })}>
          {t('login')}
        </Button>
        {moduleOn('registration') && (
          <Button onClick={() => actions.openRegister({ onLoggedIn: backHere(runtime) })}>{t('register')}</Button>
        )}
      </div>
    </ScreenRoot>
  )
}
