import type { PortalRuntime } from '@foyer/feature-api'
import { reloadIfReplaced } from '../boot/reloadIfReplaced.ts'
import { lostParts } from '../parts/lostParts.ts'
import { saySlow } from '../session/saySlow.ts'
import { browserStorage } from '../storage/stored.ts'
import { hearPreferences } from './hearPreferences.ts'
import { nameForLogo } from './nameForLogo.ts'
import { startWorker } from './startWorker.ts'
import { giveBackTyped, keepTyped } from './typedText.ts'

/** What a page that runs does for other tabs, and for when the connection or the site it came from is slow or gone. */
export function afterStart(runtime: PortalRuntime): void {
  const { site, name } = runtime.config
  saySlow(runtime)
  nameForLogo(name)
  hearPreferences(runtime.preferences)
  const storage = browserStorage('sessionStorage')
  if (storage) {
    giveBackTyped(document, location.pathname, storage)
    let mending: Promise<boolean> | undefined
    lostParts.mend = () => {
      // Several parts of one page are lost together.
      mending ??= reloadIfReplaced(() => keepTyped(document, location.pathname, storage)).finally(() => {
        mending = undefined
      })
      return mending
    }
  }
  if (site.offline && import.meta.env.PROD) void startWorker()
}
