import { useLabels } from '@foyer/feature-api'
import { ErrorState } from '@foyer/ui/ErrorState'
import { useState } from 'react'
import { useSite } from '../shell/SiteContext.ts'
import { useShellT } from '../shell/useShellT.ts'

/** Stands in a centre while the server does not say who is here (Z22). */
export function CentreUnreachable() {
  const { keeper } = useSite()
  const t = useShellT()
  const [isAsking, setAsking] = useState(false)
  const ask = async () => {
    setAsking(true)
    // Without an answer it stays as it is.
    await keeper.refresh().catch(() => undefined)
    setAsking(false)
  }
  return (
    <ErrorState
      title={t('errorNetwork')}
      onRetry={() => void ask()}
      isRetrying={isAsking}
      labels={useLabels('ErrorState')}
    >
      {t('unreachable')}
    </ErrorState>
  )
}
