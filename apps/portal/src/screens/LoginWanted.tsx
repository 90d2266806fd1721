import { useActions, useRuntime } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { useEffect } from 'react'
import { useShellT } from '../shell/useShellT.ts'
import { ScreenRoot } from './Screen.styles.ts'

interface LoginWantedProps {
  /** The whole site wants a login (R28): go to its login page. Otherwise the login modal opens over this one (X01). */
  readonly redirects: boolean
}

/** Stands for a page that belongs to an account. */
export function LoginWanted({ redirects }: LoginWantedProps) {
  const t = useShellT()
  const { href, navigate } = useRuntime()
  const { openLogin } = useActions()
  useEffect(() => {
    if (redirects) navigate(href('login', { next: location.pathname + location.search }), { replace: true })
    else openLogin()
  }, [redirects, href, navigate, openLogin])
  return (
    <ScreenRoot>
      <h1>{t('needLoginTitle')}</h1>
      <p data-part="words">{t('needLoginText')}</p>
      <Button tone="primary" href={href('login')}>
        {t('login')}
      </Button>
    </ScreenRoot>
  )
}
