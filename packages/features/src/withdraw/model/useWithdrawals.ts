import type { Withdrawal } from '@foyer/contract'
import { useEffect, useRef, useState } from 'react'
import { useOperation, useRuntime } from './calls.ts'
import { isOpen } from './withdrawalState.ts'

/** How often withdrawals that are under way are asked for, in ms. */
const waitingInterval = 5000
const pageSize = 20

interface WithdrawalsState {
  readonly list: readonly Withdrawal[] | undefined
  readonly isBroken: boolean
  readonly isAsking: boolean
  readonly askAgain: () => void
  /** Loads the next part; missing where all of them are there. */
  readonly loadMore?: () => void
  readonly isLoadingMore: boolean
}

/** The account's withdrawals, the newest first; asked for again and again while one is under way. */
export function useWithdrawals(): WithdrawalsState {
  const { client, queries, toast, text } = useRuntime()
  const [isWaiting, setWaiting] = useState(false)
  const first = useOperation('withdrawals', { pageSize }, isWaiting ? { refetchInterval: waitingInterval } : {})
  const [older, setOlder] = useState<readonly Withdrawal[]>([])
  const [isLoadingMore, setLoadingMore] = useState(false)
  const newest = first.data?.list
  const known = new Set(newest?.map(({ reference }) => reference))
  const list = newest && [...newest, ...older.filter(({ reference }) => !known.has(reference))]

  const states = newest?.map(({ reference, status }) => reference + status).join()
  const before = useRef(states)
  useEffect(() => setWaiting(newest?.some(isOpen) ?? false), [newest])
  // What has moved shows in the balance, in what may be withdrawn, and among the entries.
  useEffect(() => {
    if (before.current !== undefined && before.current !== states)
      for (const id of ['balance', 'withdrawalMethods', 'transactionHistory'])
        void queries.invalidateQueries({ queryKey: [id] })
    before.current = states
  }, [states, queries])

  const loadMore = async (): Promise<void> => {
    setLoadingMore(true)
    try {
      const pageNo = 1 + Math.floor((list?.length ?? 0) / pageSize)
      const next = await client.call('withdrawals', { pageNo, pageSize })
      setOlder((had) => [
        ...had,
        ...next.list.filter((one) => !had.some(({ reference }) => reference === one.reference)),
      ])
    } catch {
      toast({ tone: 'negative', text: text('withdraw', 'moreFailed') })
    }
    setLoadingMore(false)
  }
  return {
    list,
    isBroken: first.isError && !first.data,
    isAsking: first.isFetching,
    askAgain: () => void first.refetch(),
    ...((first.data?.totalCount ?? 0) > (list?.length ?? 0) && { loadMore: () => void loadMore() }),
    isLoadingMore,
  }
}
