import { useActions, useRuntime } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import type { MouseEvent } from 'react'
import { lazyPart } from '../parts/lazyPart.tsx'
import { GuestActionsRoot } from './GuestActions.styles.ts'
import { headerLogin } from './shellLoaders.ts'
import { useShellT } from './useShellT.ts'

const form = lazyPart<object>(headerLogin, null)

interface GuestActionsProps {
  /** A marked session is being asked for: the place is kept, the buttons are not shown. */
  readonly isWaiting: boolean
  /** The login form stands beside the buttons where there is room; the login button where there is none. */
  readonly hasForm: boolean
}

/** Log in and sign up (H03): links that work without script and open modals with it. */
export function GuestActions({ isWaiting, hasForm }: GuestActionsProps) {
  const t = useShellT()
  const { href, hasRoute } = useRuntime()
  const { openLogin, openRegister } = useActions()
  const openInstead = (open: () => void) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open()
  }
  return (
    <GuestActionsRoot data-waiting={isWaiting || undefined} data-form={hasForm || undefined}>
      {hasForm && (
        <div data-part="form">
          <form.Part />
        </div>
      )}
      <Button data-part="login" href={href('login')} onClick={openInstead(() => openLogin())}>
        {t('login')}
      </Button>
      {hasRoute('register') && (
        <Button tone="primary" href={href('register')} onClick={openInstead(() => openRegister())}>
          {t('register')}
        </Button>
      )}
    </GuestActionsRoot>
  )
}
