import type { PublicConfig } from '@foyer/brand'
import type { Preferences } from '@foyer/feature-api'
import { proxy, subscribe } from 'valtio'
import { localKeys, parseFlag, parseTheme } from '../storage/localKeys.ts'
import { readStored, type StorageLike, writeStored } from '../storage/stored.ts'

/** Preferences as prerendered pages assume them; what the visitor chose is read after the page was taken over. */
export const createPreferences = (theme: PublicConfig['theme']): Preferences =>
  proxy({ theme: theme.default === 'light' ? 'light' : 'dark', balanceHidden: false, motionPaused: false })

/** Reads what the visitor chose before, and from then on stores every change (EN21, H02, H17). */
export function keepPreferences(
  preferences: Preferences,
  storage: StorageLike | undefined,
  shownTheme?: string,
): () => void {
  const theme =
    readStored(storage, localKeys.theme, parseTheme) ?? (shownTheme === undefined ? undefined : parseTheme(shownTheme))
  if (theme) preferences.theme = theme
  preferences.balanceHidden = readStored(storage, localKeys.balanceHidden, parseFlag) ?? preferences.balanceHidden
  preferences.motionPaused = readStored(storage, localKeys.motionPaused, parseFlag) ?? preferences.motionPaused
  let before = { ...preferences }
  return subscribe(preferences, () => {
    if (preferences.theme !== before.theme) {
      writeStored(storage, localKeys.theme, preferences.theme)
      document.documentElement.dataset.theme = preferences.theme
    }
    for (const flag of ['balanceHidden', 'motionPaused'] as const) {
      if (preferences[flag] !== before[flag]) writeStored(storage, localKeys[flag], preferences[flag] ? '1' : '0')
    }
    before = { ...preferences }
  })
}
