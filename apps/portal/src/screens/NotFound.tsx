import { useRuntime } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { notFoundPicture } from '../shell/shellLoaders.ts'
import { useShellT } from '../shell/useShellT.ts'
import { Picture } from './Picture.tsx'
import { ScreenRoot } from './Screen.styles.ts'

/** No page at this address. */
export function NotFound() {
  const t = useShellT()
  const { href } = useRuntime()
  return (
    <ScreenRoot>
      <Picture of={notFoundPicture} />
      <h1>{t('notFoundTitle')}</h1>
      <p data-part="words">{t('notFoundText')}</p>
      <Button tone="primary" href={href('home')}>
        {t('goHome')}
      </Button>
    </ScreenRoot>
  )
}
