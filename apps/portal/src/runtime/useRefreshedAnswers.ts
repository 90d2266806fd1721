import { useEffect } from 'react'
import { useSite } from '../shell/SiteContext.ts'
import { browserStorage } from '../storage/stored.ts'
import { askRoutes } from './askRoutes.ts'
import { whenIdle } from './whenIdle.ts'

/**
 * The answers a page came with are as old as its build: those on screen are asked for again once the page is idle, one
 * after the other so that the page stays idle, but what counts for a session is asked for once (GW05).
 */
export function useRefreshedAnswers(): void {
  const site = useSite()
  useEffect(() => {
    const { queries, seeded } = site
    const pending = [...seeded]
    let stop: (() => void) | undefined
    const askNext = (recall: (key: readonly unknown[]) => boolean): void => {
      const queryKey = pending.shift()
      if (!queryKey) return
      if (!recall(queryKey)) void queries.invalidateQueries({ queryKey, exact: true })
      stop = whenIdle(() => askNext(recall))
    }
    stop = whenIdle(() => {
      import('./sessionAnswers.ts')
        .then(({ keepSessionAnswers }) => {
          const recall = keepSessionAnswers(queries, browserStorage('sessionStorage'))
          // The addresses of the site are known before they are needed: when this one cannot be reached (I19).
          void askRoutes(site)
          askNext(recall)
        })
        .catch(() => undefined) // without a network there is nothing newer either
    })
    return () => {
      pending.length = 0
      stop?.()
    }
  }, [site])
}
