import { useAddressQuery } from '@foyer/feature-api'
import { readList, writeList } from '../model/lotteryList.ts'
import type { LotteryPageId } from '../model/lotteryPages.ts'
import type { useLotteries } from '../model/useLotteries.ts'
import { useT } from '../model/useT.ts'
import { Lotteries } from './Lotteries.tsx'

interface LotteryListProps {
  page: LotteryPageId
  lotteries: ReturnType<typeof useLotteries>
}

/** The lotteries of a page; what they are chosen by stands in the address (W09). */
export function LotteryList({ page, lotteries }: LotteryListProps) {
  const t = useT()
  const [query, setQuery] = useAddressQuery()
  return (
    <Lotteries
      page={page}
      lotteries={lotteries}
      title={t('listTitle')}
      state={readList(query)}
      onState={(state) => setQuery(writeList(state), { replace: true })}
    />
  )
}
