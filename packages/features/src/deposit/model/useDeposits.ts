import type { Deposit, DepositMethods } from '@foyer/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useOperation, useRuntime } from './calls.ts'
import { depositList } from './depositList.ts'

/** How often a payment that may come any moment is asked for, in ms. */
const waitingInterval = 3000
const pageSize = 10
/** As many as one call answers. */
const mostOpen = 50

interface DepositsState {
  readonly methods: DepositMethods | undefined
  /** What is still to come, and what is over; missing until both are known. */
  readonly waiting: readonly Deposit[] | undefined
  readonly past: readonly Deposit[]
  /** Reference of the one that is news on this page: it was begun or settled while the page was open. */
  readonly latest: string | undefined
  readonly tell: (reference: string) => void
  /** Nothing is there and nothing came. */
  readonly isBroken: boolean
  readonly isAsking: boolean
  readonly askAgain: () => void
  /** Loads the next part; missing where all of them are there. */
  readonly loadMore?: () => void
  readonly isLoadingMore: boolean
}

/**
 * What can be paid with, and what was paid: all that is open, the newest, and `wanted` however old it is. Asked for again
 * and again while a payment is waited for.
 */
export function useDeposits(wanted: string | undefined): DepositsState {
  const { client, queries, toast, text } = useRuntime()
  const [isWaiting, setWaiting] = useState(false)
  const [seen, setSeen] = useState<ReadonlyMap<string, Deposit>>(new Map())
  const [latest, setLatest] = useState<string>()
  const [pages, setPages] = useState(1)
  const [isLoadingMore, setLoadingMore] = useState(false)
  const again = isWaiting ? { refetchInterval: waitingInterval } : {}
  const methods = useOperation('depositMethods', undefined)
  const newest = useOperation('deposits', { pageSize }, again)
  const open = useOperation('deposits', { isOpen: true, pageSize: mostOpen }, again)
  const one = useOperation('deposits', { reference: wanted ?? '' }, { enabled: Boolean(wanted) })

  const keep = useCallback((list: readonly Deposit[]): void => {
    setSeen((had) => new Map([...had, ...list.map((deposit) => [deposit.reference, deposit] as const)]))
  }, [])
  useEffect(() => {
    if (newest.data) keep(newest.data.list)
  }, [newest.data, keep])
  useEffect(() => {
    if (one.data) keep(one.data.list)
  }, [one.data, keep])

  const openList = open.data?.list
  const before = useRef(openList)
  useEffect(() => {
    if (openList === undefined) return
    setWaiting(openList.some(({ status }) => status === 'PENDING'))
    const now = new Set(openList.map(({ reference }) => reference))
    const gone = before.current?.filter(({ reference }) => !now.has(reference)) ?? []
    before.current = openList
    if (gone.length === 0) return
    setLatest(gone[0]?.reference)
    // What has just been credited is in the balance, and among the entries; what came of older ones is asked for.
    for (const id of ['balance', 'transactionHistory', 'deposits']) void queries.invalidateQueries({ queryKey: [id] })
    for (const { reference } of gone)
      client.call('deposits', { reference }).then(
        ({ list }) => keep(list),
        () => undefined,
      )
  }, [openList, client, queries, keep])

  const loadMore = async (): Promise<void> => {
    setLoadingMore(true)
    try {
      const next = await client.call('deposits', { pageNo: pages + 1, pageSize })
      keep(next.list)
      setPages(pages + 1)
    } catch {
      toast({ tone: 'negative', text: text('deposit', 'moreFailed') })
    }
    setLoadingMore(false)
  }
  const parts = [methods, newest, open]
  // An address may name what is not there: the page is whole without it.
  const isThere = newest.data && openList && !one.isLoading
  const { waiting, past } = depositList({ seen, open: openList ?? [], newest: newest.data?.list ?? [] })
  return {
    methods: methods.data,
    waiting: isThere ? waiting : undefined,
    past,
    latest,
    tell: setLatest,
    isBroken: parts.some(({ isError, data }) => isError && !data),
    isAsking: parts.some(({ isFetching }) => isFetching),
    askAgain: () => {
      for (const part of parts) void part.refetch()
    },
    ...((newest.data?.totalPages ?? 0) > pages && { loadMore: () => void loadMore() }),
    isLoadingMore,
  }
}
