import type { FailureProps } from '../screens/ErrorBoundary.tsx'
import { ScreenRoot } from '../screens/Screen.styles.ts'
import { RetryButton } from '../shell/RetryButton.tsx'
import { useShellT } from '../shell/useShellT.ts'

/** In the place of a button that is lost: one that asks for it again. */
export const LostAction = ({ onRetry }: FailureProps) => (
  <RetryButton title={useShellT()('lostPart')} onRetry={onRetry} />
)

/** In the place of a section that is lost: that it is, and a way to ask for it again. */
export function LostSection({ onRetry }: FailureProps) {
  const t = useShellT()
  return (
    <ScreenRoot role="alert">
      {t('lostPart')}
      <RetryButton onRetry={onRetry} />
    </ScreenRoot>
  )
}
