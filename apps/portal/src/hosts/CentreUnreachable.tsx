import { useLabels } from '@foyer/feature-api'
import { ErrorState } from '@foyer/ui/ErrorState'
import { useAskAgain } from '../session/useAskAgain.ts'
import { useShellT } from '../shell/useShellT.ts'

/** Stands in a centre while the server does not say who is here (Z22). */
export function CentreUnreachable() {
  const t = useShellT()
  const { isAsking, ask } = useAskAgain()
  return (
    <ErrorState title={t('errorNetwork')} onRetry={ask} isRetrying={isAsking} labels={useLabels('ErrorState')}>
      {t('unreachable')}
    </ErrorState>
  )
}
