import { useSession } from '@foyer/feature-api'
import { useOperation } from './calls.ts'
import type { ListType } from './lotteryList.ts'
import { type LotteryPageId, menusOf } from './lotteryPages.ts'
import { usePrizeMode } from './usePrizeMode.ts'

interface Chosen {
  /** Ids of a list, in its order; nothing until they are known. */
  readonly ids: readonly string[] | undefined
  readonly isError: boolean
  readonly refetch: () => unknown
}

/** The lotteries of a list: those played most (I44), those opened last (I47), or the favourites that are kept in the browser. */
export function useChosen(page: LotteryPageId, list: ListType, favourites: readonly string[]): Chosen {
  const { status, role } = useSession()
  const family = menusOf(page, usePrizeMode())
  const popular = useOperation('popularLotteries', { ...family, count: 20, device: 'WEB' }, { enabled: list === 'hot' })
  const recent = useOperation(
    'recentLotteries',
    { ...family, recentCount: 100, device: 'WEB' },
    { enabled: list === 'recent' && status === 'signedIn' && role !== 'trial' },
  )
  if (list === '' || list === 'fav') return { ids: favourites, isError: false, refetch: () => undefined }
  // A trial account has opened none of its own.
  if (list === 'recent' && status !== 'unknown' && (status !== 'signedIn' || role === 'trial'))
    return { ids: [], isError: false, refetch: () => undefined }
  const { data, isError, refetch } = list === 'hot' ? popular : recent
  return { ids: data?.map(({ gameId }) => gameId), isError: isError && data === undefined, refetch }
}
