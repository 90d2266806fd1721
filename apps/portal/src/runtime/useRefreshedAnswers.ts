import { useEffect } from 'react'
import { useSite } from '../shell/SiteContext.ts'
import { browserStorage } from '../storage/stored.ts'
import { whenIdle } from './whenIdle.ts'

/**
 * The answers a page came with are as old as its build: those on screen are asked for again once the page is idle, but
 * what counts for a session is asked for once (GW05).
 */
export function useRefreshedAnswers(): void {
  const { queries, seeded } = useSite()
  useEffect(
    () =>
      whenIdle(() => {
        import('./sessionAnswers.ts')
          .then(({ keepSessionAnswers }) => {
            const recall = keepSessionAnswers(queries, browserStorage('sessionStorage'))
            for (const queryKey of seeded)
              if (!recall(queryKey)) void queries.invalidateQueries({ queryKey, exact: true })
          })
          .catch(() => undefined) // without a network there is nothing newer either
      }),
    [queries, seeded],
  )
}
