import { Button } from '@foyer/ui/Button'
import { Timeline } from '@foyer/ui/Timeline'
import { useEffect, useState } from 'react'
import { useT } from '../model/useT.ts'
import { LaunchStepsRoot } from './LaunchSteps.styles.ts'

interface LaunchStepsProps {
  step: 'asking' | 'loading'
  /** Empty while it is not known. */
  name: string
  onRetry: () => void
  onCancel: () => void
}

/** Milliseconds after which a step counts as slow. */
const slowAfter = 10_000

/** How far a launch has come, a way out of it, and one to start again when it takes long (G12, M12). */
export function LaunchSteps({ step, name, onRetry, onCancel }: LaunchStepsProps) {
  const t = useT()
  const [isSlow, setSlow] = useState(false)
  // Every step has its own time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step starts the clock again
  useEffect(() => {
    setSlow(false)
    const timer = setTimeout(() => setSlow(true), slowAfter)
    return () => clearTimeout(timer)
  }, [step])
  const title = name ? t('launching', { name }) : t('stepsTitle')
  const isLoading = step === 'loading'
  return (
    <LaunchStepsRoot>
      <div data-part="panel">
        <h2>{title}</h2>
        <Timeline
          label={t('stepsTitle')}
          steps={[
            { id: 'asking', title: t('stepAsking'), state: isLoading ? 'done' : 'current' },
            { id: 'loading', title: t('stepLoadingGame'), state: isLoading ? 'current' : 'waiting' },
          ]}
        />
        <output>{isSlow ? t('slow') : isLoading ? t('stepLoadingGame') : t('stepAsking')}</output>
        <div data-part="buttons">
          <Button onClick={onCancel}>{t('cancel')}</Button>
          {isSlow && (
            <Button tone="primary" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
        </div>
      </div>
    </LaunchStepsRoot>
  )
}
