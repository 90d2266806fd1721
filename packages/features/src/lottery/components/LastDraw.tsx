import { useFormats, useLabels } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { ErrorState } from '@foyer/ui/ErrorState'
import { Skeleton } from '@foyer/ui/Skeleton'
import { useId } from 'react'
import { useRuntime } from '../model/calls.ts'
import type { useNewResults } from '../model/useNewResults.ts'
import { useT } from '../model/useT.ts'
import { DrawResult } from './DrawResult.tsx'

interface LastDrawProps {
  name: string
  results: ReturnType<typeof useNewResults>
}

/** The numbers of the last draw, and the way to check them. */
export function LastDraw({ name, results: { data, isError, refetch } }: LastDrawProps) {
  const t = useT()
  const id = useId()
  const formats = useFormats()
  const errorLabels = useLabels('ErrorState')
  const { openModal } = useRuntime()
  const last = data?.list[0]
  return (
    <section data-part="panel" aria-labelledby={id} aria-busy={!data && !isError}>
      <h2 id={id}>{t('lastDraw')}</h2>
      {!data && !isError && <Skeleton lines={4} />}
      {!data && isError && <ErrorState title={t('resultsError')} onRetry={() => void refetch()} labels={errorLabels} />}
      {data && !last && <p>{t('noResultsText')}</p>}
      {last && (
        <>
          <p>
            {t('drawName', { numero: last.numero })} · {formats.drawInText(last.drawsAt)}
          </p>
          <DrawResult draw={last} size={last.result?.[0]?.numbers.length === 1 ? 'large' : 'medium'} />
          <Button onClick={() => openModal('lotteryDraw', { gameCode: last.gameId, numero: last.numero, name })}>
            {t('check')}
          </Button>
        </>
      )}
    </section>
  )
}
