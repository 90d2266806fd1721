import { useFormats, useLabels } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { EmptyState } from '@foyer/ui/EmptyState'
import { ErrorState } from '@foyer/ui/ErrorState'
import { LoadMore } from '@foyer/ui/LoadMore'
import { Skeleton } from '@foyer/ui/Skeleton'
import { useRuntime } from '../model/calls.ts'
import { usePastDraws } from '../model/usePastDraws.ts'
import { useT } from '../model/useT.ts'
import { DrawResult } from './DrawResult.tsx'

interface DrawListProps {
  gameCode: string
  name: string
  /** A day of the lottery's calendar; empty for all. */
  date: string
}

/** Past draws with their numbers, each with the way to check it. */
export function DrawList({ gameCode, name, date }: DrawListProps) {
  const t = useT()
  const formats = useFormats()
  const errorLabels = useLabels('ErrorState')
  const moreLabels = useLabels('LoadMore')
  const { openModal } = useRuntime()
  const { draws, hasMore, isBusy, more, isBroken, askAgain } = usePastDraws(gameCode, date)
  if (isBroken) return <ErrorState title={t('resultsError')} onRetry={askAgain} labels={errorLabels} />
  if (!draws) {
    return (
      <div aria-busy="true" aria-label={t('loadingResults')} role="status">
        <Skeleton lines={10} />
      </div>
    )
  }
  if (draws.length === 0)
    return <EmptyState title={t('noResultsTitle')}>{t(date ? 'noResultsDay' : 'noResultsText')}</EmptyState>
  return (
    <>
      <ul data-part="draws">
        {draws.map((draw) => {
          const { numero, drawsAt, form } = draw
          const isNational = form.kind === 'national'
          return (
            <li key={numero} data-part="draw">
              <div data-part="when">
                <time dateTime={drawsAt}>{formats.drawInText(drawsAt)}</time>
                <span>{t('drawName', { numero })}</span>
              </div>
              <Button
                tone="quiet"
                aria-label={t(isNational ? 'prizesOfDraw' : 'checkOf', { numero })}
                onClick={() => openModal('lotteryDraw', { gameCode, numero, name })}
              >
                {t(isNational ? 'prizesOf' : 'checkShort')}
              </Button>
              <DrawResult draw={draw} isBrief size="small" />
            </li>
          )
        })}
      </ul>
      {hasMore && <LoadMore onLoad={more} isBusy={isBusy} labels={moreLabels} />}
    </>
  )
}
