import { useEffect } from 'react'
import { useSite } from '../shell/SiteContext.ts'
import { whenIdle } from './whenIdle.ts'

/** Runs every feature's start-up task once, when the page is idle; one that fails does not stop the others. */
export function useStartup(): void {
  const { features, runtime } = useSite()
  useEffect(
    () =>
      whenIdle(() => {
        for (const { id, startup } of features) {
          startup?.()
            .then(({ run }) => run(runtime))
            .catch((error: unknown) => console.error(`The start-up task of ${id} failed`, error))
        }
      }, 4_000),
    [features, runtime],
  )
}
