import { useRuntime } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { useShellT } from '../shell/useShellT.ts'
import { ScreenRoot } from './Screen.styles.ts'

/** No page at this address. */
export function NotFound() {
  const t = useShellT()
  const { href } = useRuntime()
  return (
    <ScreenRoot>
      <p data-part="mark" aria-hidden="true">
        404
      </p>
      <h1>{t('notFoundTitle')}</h1>
      <p data-part="words">{t('notFoundText')}</p>
      <Button tone="primary" href={href('home')}>
        {t('goHome')}
      </Button>
    </ScreenRoot>
  )
}
