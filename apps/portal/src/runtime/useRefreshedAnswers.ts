import { useEffect } from 'react'
import { useSite } from '../shell/SiteContext.ts'
import { whenIdle } from './whenIdle.ts'

/** The answers a page came with are as old as its build: those on screen are asked for again once the page is idle. */
export function useRefreshedAnswers(): void {
  const { queries, seeded } = useSite()
  useEffect(
    () =>
      whenIdle(() => {
        for (const queryKey of seeded) void queries.invalidateQueries({ queryKey, exact: true })
      }),
    [queries, seeded],
  )
}
