import { type RouteId, useAddressQuery, useLabels } from '@foyer/feature-api'
import { ErrorState } from '@foyer/ui/ErrorState'
import { Skeleton } from '@foyer/ui/Skeleton'
import { Families } from '../components/Families.tsx'
import { LotteryGone } from '../components/LotteryGone.tsx'
import { LotteryList } from '../components/LotteryList.tsx'
import { OneLottery } from '../components/OneLottery.tsx'
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
  const lottery = data?.find(({ gameId }) => gameId === code)
  if (lottery) {
    return (
      <LotteryPageRoot key={code}>
        <OneLottery page={page} lottery={lottery} lotteries={lotteries} />
      </LotteryPageRoot>
    )
  }
  return (
    <LotteryPageRoot>
      <h1>{t(`title_${page}`)}</h1>
      <Families page={page} />
      {!data && isError && <ErrorState title={t('error')} onRetry={() => void refetch()} labels={errorLabels} />}
      {code !== '' && !data && !isError && <Skeleton lines={12} />}
      {code !== '' && data && <LotteryGone page={page} />}
      {code === '' && (data || !isError) && <LotteryList page={page} lotteries={lotteries} />}
    </LotteryPageRoot>
  )
}
