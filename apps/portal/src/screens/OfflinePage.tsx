import { useRuntime } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { Drawing, offlineDrawing } from '@foyer/ui/Drawing'
import { SiteLogo } from '../shell/SiteLogo.tsx'
import { useShellT } from '../shell/useShellT.ts'
import { OfflinePageRoot } from './OfflinePage.styles.ts'
import { ScreenRoot } from './Screen.styles.ts'

/** In place of a page that was never opened while there is no connection (QP17). It works without script; with it, it goes by itself once there is one. */
export function OfflinePage() {
  const t = useShellT()
  const { href } = useRuntime()
  return (
    <OfflinePageRoot>
      <header>
        <SiteLogo />
      </header>
      <main>
        <ScreenRoot>
          <Drawing of={offlineDrawing} />
          <h1>{t('offlinePageTitle')}</h1>
          <p data-part="words">{t('offlinePageText')}</p>
          <ul>
            <li>{t('offlinePageConnect')}</li>
            <li>{t('offlinePageOpened')}</li>
            <li>{t('offlinePageMoney')}</li>
          </ul>
          <div data-part="actions">
            {/* The empty address is the page that was asked for. */}
            <Button tone="primary" href="">
              {t('retry')}
            </Button>
            <Button href={href('home')}>{t('goHome')}</Button>
          </div>
        </ScreenRoot>
      </main>
    </OfflinePageRoot>
  )
}
