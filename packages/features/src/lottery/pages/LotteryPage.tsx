import { type RouteId, useAddressQuery, useLabels } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { ErrorState } from '@foyer/ui/ErrorState'
import { Notice } from '@foyer/ui/Notice'
import { Skeleton } from '@foyer/ui/Skeleton'
import { Families } from '../components/Families.tsx'
import { LotteryGone } from '../components/LotteryGone.tsx'
import { LotteryList } from '../components/LotteryList.tsx'
import { OneLottery } from '../components/OneLottery.tsx'
import { PastDraws } from '../components/PastDraws.tsx'
import { Views } from '../components/Views.tsx'
import { readView } from '../model/lotteryAddress.ts'
import type { LotteryPageId } from '../model/lotteryPages.ts'
import { useLotteries } from '../model/useLotteries.ts'
import { useT } from '../model/useT.ts'
import { LotteryPageRoot } from './LotteryPage.styles.ts'

/** The lotteries of a family, or the one that the address names with its results (R13 to R16). */
export function LotteryPage({ routeId }: { routeId: RouteId }) {
  const page = routeId as LotteryPageId // the manifest gives this page to these routes only
  const t = useT()
  const errorLabels = useLabels('ErrorState')
  const [query] = useAddressQuery()
  const lotteries = useLotteries(page)
  const { data, isError, refetch } = lotteries
  const code = query.get('gameCode') ?? ''
  const view = readView(query)
  const lottery = data?.find(({ gameId }) => gameId === code)
  // What is shown stays, and says that it may be behind.
  const old = data && isError && (
    <Notice
      tone="warning"
      action={
        <Button size="small" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      }
    >
      {t('old')}
    </Notice>
  )
  if (lottery) {
    return (
      <LotteryPageRoot key={code}>
        {old}
        <OneLottery page={page} lottery={lottery} lotteries={lotteries} />
      </LotteryPageRoot>
    )
  }
  return (
    <LotteryPageRoot>
      <h1>{t(`title_${page}`)}</h1>
      <Families page={page} />
      {old}
      {!data && isError && <ErrorState title={t('error')} onRetry={() => void refetch()} labels={errorLabels} />}
      {code !== '' && !data && !isError && <Skeleton lines={12} />}
      {code !== '' && data && <LotteryGone page={page} />}
      {code === '' && (data || !isError) && (
        <>
          <Views page={page} view={view} />
          {view === 'past' ? (
            <PastDraws page={page} lotteries={data} />
          ) : (
            <LotteryList page={page} lotteries={lotteries} />
          )}
        </>
      )}
    </LotteryPageRoot>
  )
}
