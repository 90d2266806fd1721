import { useAskAgain } from '../session/useAskAgain.ts'
import { RetryButton } from './RetryButton.tsx'
import { useShellT } from './useShellT.ts'

/** In the header's place of the account while the server does not say whose it is (Z22). */
export function AskAgain() {
  const t = useShellT()
  const { isAsking, ask } = useAskAgain()
  return <RetryButton title={t('unreachable')} isBusy={isAsking} onRetry={ask} />
}
