import type { PortalRuntime } from '@foyer/feature-api'
import { loadAgain } from '../boot/loadAgain.ts'
import { loadNotices, loadToasts } from '../hosts/loadNotices.ts'
import { lostParts } from '../parts/lostParts.ts'
import { preloadAll } from '../routes/pageParts.ts'
import { saySlow } from '../session/saySlow.ts'
import { errorPicture, offlinePicture } from '../shell/shellLoaders.ts'
import { browserStorage } from '../storage/stored.ts'
import { hearPreferences } from './hearPreferences.ts'
import { nameForLogo } from './nameForLogo.ts'
import { startWorker } from './startWorker.ts'
import { giveBackTyped, keepTyped } from './typedText.ts'

/** What a page that runs does for other tabs, and for when the connection or the site it came from is slow or gone. */
export function afterStart(runtime: PortalRuntime): void {
  const { site, name } = runtime.config
  // The pictures of what may go wrong, and what tells of it, while there is a server to ask.
  void preloadAll([errorPicture, offlinePicture, loadToasts, loadNotices]).catch(() => undefined)
  saySlow(runtime)
  nameForLogo(name)
  hearPreferences(runtime.preferences)
  const storage = browserStorage('sessionStorage')
  if (storage) {
    giveBackTyped(document, location.pathname, storage)
    let mending: Promise<boolean> | undefined
    lostParts.mend = (isLost) => {
      // Several parts of one page are lost together.
      mending ??= loadAgain(isLost, () => keepTyped(document, location.pathname, storage)).finally(() => {
        mending = undefined
      })
      return mending
    }
  }
  if (site.offline && import.meta.env.PROD) void startWorker()
}
