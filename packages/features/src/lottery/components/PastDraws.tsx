import type { LotteryMenu } from '@foyer/contract'
import { useFormats } from '@foyer/feature-api'
import { Balls } from '@foyer/ui/Balls'
import { EmptyState } from '@foyer/ui/EmptyState'
import { Skeleton } from '@foyer/ui/Skeleton'
import { useRuntime } from '../model/calls.ts'
import { queryOf } from '../model/lotteryAddress.ts'
import type { LotteryPageId } from '../model/lotteryPages.ts'
import { useT } from '../model/useT.ts'
import { ResultsRoot } from './Results.styles.ts'

interface PastDrawsProps {
  page: LotteryPageId
  lotteries: readonly LotteryMenu[] | undefined
}

/** The last draw of each lottery, the newest first, with the way to all before it. */
export function PastDraws({ page, lotteries }: PastDrawsProps) {
  const t = useT()
  const formats = useFormats()
  const { href } = useRuntime()
  if (!lotteries) return <Skeleton lines={12} />
  const drawn = lotteries
    .flatMap((lottery) =>
      lottery.previousDraw && lottery.previousNumbers.length > 0 ? [{ ...lottery, at: lottery.previousDraw }] : [],
    )
    .sort((one, other) => other.at.localeCompare(one.at))
  if (drawn.length === 0) return <EmptyState title={t('noResultsTitle')}>{t('noneDrawn')}</EmptyState>
  return (
    <ResultsRoot aria-label={t('viewPast')}>
      <ul data-part="draws">
        {drawn.map(({ gameId, name, at, previousNumbers }) => (
          <li key={gameId} data-part="draw">
            <div data-part="when">
              <strong>{name}</strong>
              <time dateTime={at}>{formats.drawInText(at)}</time>
            </div>
            <a data-part="back" href={href(page, queryOf(gameId, 'past'))} aria-label={t('allDrawsOf', { name })}>
              {t('allDraws')}
            </a>
            <Balls numbers={previousNumbers} label={t('lastNumbersOf', { name })} size="small" />
          </li>
        ))}
      </ul>
    </ResultsRoot>
  )
}
