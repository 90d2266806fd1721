import { useEffect } from 'react'
import { useSite } from '../shell/SiteContext.ts'
import { browserStorage } from '../storage/stored.ts'
import { keepPreferences } from './preferences.ts'

/** Reads the visitor's choices after the page was taken over, so that both sides drew the same first. */
export function useKeptPreferences(): void {
  const { runtime } = useSite()
  useEffect(
    () => keepPreferences(runtime.preferences, browserStorage('localStorage'), document.documentElement.dataset.theme),
    [runtime],
  )
}
