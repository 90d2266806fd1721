import { Button } from '@foyer/ui/Button'
import { LoaderOverlay } from '@foyer/ui/LoaderOverlay'
import { useEffect, useState } from 'react'
import { useT } from '../model/useT.ts'
import { LaunchStepsRoot } from './LaunchSteps.styles.ts'

interface LaunchStepsProps {
  step: 'asking' | 'loading'
  name: string
  onRetry: () => void
}

/** Milliseconds after which a step counts as slow. */
const slowAfter = 10_000

/** Which step a launch is at, and a way to start again when it takes long (G12, M12). */
export function LaunchSteps({ step, name, onRetry }: LaunchStepsProps) {
  const t = useT()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter)
    return () => clearTimeout(timer)
  }, [])
  return (
    <LaunchStepsRoot>
      <LoaderOverlay labels={{ loading: step === 'asking' ? t('stepAsking') : t('stepLoading', { name }) }} />
      {isSlow && (
        <div data-part="slow" role="status">
          <p>{t('slow')}</p>
          <Button onClick={onRetry}>{t('retry')}</Button>
        </div>
      )}
    </LaunchStepsRoot>
  )
}
