import { useRuntime } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { ChunkError } from '../parts/chunkTimeout.ts'
import { useShellT } from '../shell/useShellT.ts'
import { ScreenRoot } from './Screen.styles.ts'

interface ErrorScreenProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** A page that could not be loaded (Z23, C18) or stopped working, with a way to try again. */
export function ErrorScreen({ error, onRetry }: ErrorScreenProps) {
  const t = useShellT()
  const { href } = useRuntime()
  const isChunk = error instanceof ChunkError
  return (
    <ScreenRoot role="alert">
      <h1>{t(isChunk ? 'errorSlow' : 'errorTitle')}</h1>
      {!isChunk && <p data-part="words">{t('errorText')}</p>}
      <div data-part="actions">
        <Button tone="primary" onClick={onRetry}>
          {t('retry')}
        </Button>
        <Button href={href('home')}>{t('goHome')}</Button>
      </div>
    </ScreenRoot>
  )
}
