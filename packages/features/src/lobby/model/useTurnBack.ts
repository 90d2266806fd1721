import { useEffect, useEffectEvent } from 'react'

/** Leads to the last page where an address names one behind it. No page is known to be the last while `lastPage` is 0. */
export function useTurnBack(page: number, lastPage: number, turn: (page: number) => void): void {
  const turnBack = useEffectEvent(() => turn(lastPage))
  useEffect(() => {
    if (lastPage > 0 && page > lastPage) turnBack()
  }, [lastPage, page])
}
