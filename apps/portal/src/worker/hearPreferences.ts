import type { Preferences } from '@foyer/feature-api'
import { localKeys, parseFlag, parseTheme } from '../storage/localKeys.ts'
import { browserStorage, readStored } from '../storage/stored.ts'

/** Takes over what the visitor chooses in another tab: who hides the balance in one hides it in all. */
export function hearPreferences(preferences: Preferences): void {
  const storage = browserStorage('localStorage')
  const read = (): void => {
    preferences.theme = readStored(storage, localKeys.theme, parseTheme) ?? preferences.theme
    for (const flag of ['balanceHidden', 'motionPaused'] as const)
      preferences[flag] = readStored(storage, localKeys[flag], parseFlag) ?? preferences[flag]
  }
  addEventListener('storage', read)
  // Another tab may have written since this one was taken over.
  read()
}
