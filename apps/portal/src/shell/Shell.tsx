import type { SystemStatus } from '@foyer/contract'
import { Piece } from '@foyer/feature-api'
import { memo } from 'react'
import { lazyPart } from '../parts/lazyPart.tsx'
import { SharedPart } from '../parts/SharedPart.tsx'
import { layoutOf } from '../routes/layouts.ts'
import { ErrorBoundary } from '../screens/ErrorBoundary.tsx'
import { hasBottomBar } from './bottomModel.ts'
import { PageContent } from './PageContent.tsx'
import { ShellRoot } from './Shell.styles.ts'
import { SiteBanner } from './SiteBanner.tsx'
import { SiteBottomBar } from './SiteBottomBar.tsx'
import { SiteContacts } from './SiteContacts.tsx'
import { useSite } from './SiteContext.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { useBannerGroup } from './useBannerGroup.ts'
import { usePage } from './usePage.ts'
import { useShellT } from './useShellT.ts'
import { useSystemStatus } from './useSystemStatus.ts'

const bannerSizes = { card: 'hero', edge: 'edge' } as const

const closed = lazyPart<{ readonly system: SystemStatus }>(() =>
  import('../screens/StatusScreen.tsx').then((module) => ({ default: module.StatusScreen })),
)

/** The open site, or why it is closed. */
export function Shell() {
  const system = useSystemStatus()
  return system && system.status !== 0 ? <closed.Part system={system} /> : <OpenSite />
}

/**
 * Header, banner, page, footer and floating bar, as the route's layout asks for them (R29). The boundaries never wait
 * for anything: React takes over what stands in each by itself, so that a touch comes between them.
 */
const OpenSite = memo(function OpenSite() {
  const t = useShellT()
  const { data } = useSite()
  const page = usePage()
  const route = 'route' in page ? page.route : undefined
  const layout = route?.layout ?? layoutOf('plain', data.config)
  const isEdge = layout.bannerForm === 'edge'
  const hasBar = hasBottomBar(route, data.config)
  const banner = useBannerGroup(route)
  const isBehindHeader = isEdge && route?.id === 'home' && banner !== undefined
  return (
    <ShellRoot
      data-page={route?.id ?? 'none'}
      data-header={layout.header ? data.config.theme.header : 'none'}
      data-tiles={data.config.theme.tiles}
      data-edge={isEdge || undefined}
      data-behind={isBehindHeader || undefined}
      data-wide={layout.wide || undefined}
      data-bottom={hasBar || undefined}
      data-bleed={route?.declaration.isWhole || undefined}
    >
      <a data-part="skip" href="#content">
        {t('skip')}
      </a>
      <noscript>
        <p data-part="no-script">{t('noScript')}</p>
      </noscript>
      {layout.header && (
        <Piece>
          <SiteHeader route={route} />
        </Piece>
      )}
      <div data-part="body">
        <main data-part="main" id="content" tabIndex={-1}>
          {banner && (
            <SiteBanner
              key={banner}
              group={banner}
              size={route?.id === 'home' ? bannerSizes[layout.bannerForm] : 'slim'}
            />
          )}
          <ErrorBoundary key={route?.id ?? 'none'}>
            <Piece>
              <PageContent page={page} />
            </Piece>
          </ErrorBoundary>
          {route?.secondBanner && <SiteBanner key={`${route.id} second`} group={route.secondBanner} size="slim" />}
        </main>
        {layout.footer && (
          <Piece>
            <SharedPart id="footer">
              <SiteFooter />
            </SharedPart>
          </Piece>
        )}
      </div>
      {layout.floatingBar && (
        <SharedPart id="contacts">
          <SiteContacts />
        </SharedPart>
      )}
      {hasBar && (
        <SharedPart id={`bottom ${route?.id}`}>
          <SiteBottomBar routeId={route?.id} />
        </SharedPart>
      )}
    </ShellRoot>
  )
})
