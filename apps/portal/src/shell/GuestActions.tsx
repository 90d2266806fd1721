import { useActions, useRuntime } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import type { MouseEvent } from 'react'
import { GuestActionsRoot } from './GuestActions.styles.ts'
import { useShellT } from './useShellT.ts'

interface GuestActionsProps {
  /** A marked session is being asked for: the place is kept, the buttons are not shown. */
  readonly isWaiting: boolean
}

/** Log in and sign up (H03): links that work without script and open modals with it. */
export function GuestActions({ isWaiting }: GuestActionsProps) {
  const t = useShellT()
  const { href, hasRoute } = useRuntime()
  const { openLogin, openRegister } = useActions()
  const openInstead = (open: () => void) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open()
  }
  return (
    <GuestActionsRoot data-waiting={isWaiting || undefined}>
      <Button href={href('login')} onClick={openInstead(() => openLogin())}>
        {t('login')}
      </Button>
      {hasRoute('register') && (
        <Button tone="primary" href={href('register')} onClick={openInstead(openRegister)}>
          {t('register')}
        </Button>
      )}
    </GuestActionsRoot>
  )
}
