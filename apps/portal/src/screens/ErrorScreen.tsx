import { useRuntime } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import type { ReactNode } from 'react'
import { ChunkError } from '../parts/chunkTimeout.ts'
import { errorPicture, offlinePicture } from '../shell/shellLoaders.ts'
import { useShellT } from '../shell/useShellT.ts'
import { Picture } from './Picture.tsx'
import { ScreenRoot } from './Screen.styles.ts'

interface ErrorScreenProps {
  readonly error: unknown
  readonly onRetry: () => void
  readonly isRetrying?: boolean
  /** The server does not answer: nothing is wrong with the page. */
  readonly isUnreachable?: boolean
  /** Another way on, between the two that are always there. */
  readonly children?: ReactNode
}

/** A page that could not be loaded (Z23, C18) or stopped working, with a way to try again. */
export function ErrorScreen({ error, onRetry, isRetrying, isUnreachable, children }: ErrorScreenProps) {
  const t = useShellT()
  const { href } = useRuntime()
  const isChunk = error instanceof ChunkError
  const isOffline = isChunk && !navigator.onLine
  return (
    <ScreenRoot role="alert">
      <Picture of={isChunk || isUnreachable ? offlinePicture : errorPicture} />
      <h1>{t(isOffline || isUnreachable ? 'errorNetwork' : isChunk ? 'errorSlow' : 'errorTitle')}</h1>
      {!isChunk && <p data-part="words">{t(isUnreachable ? 'unreachable' : 'errorText')}</p>}
      <div data-part="actions">
        <Button tone="primary" isBusy={isRetrying} onClick={onRetry}>
          {t('retry')}
        </Button>
        {children}
        <Button href={href('home')}>{t('goHome')}</Button>
      </div>
    </ScreenRoot>
  )
}
