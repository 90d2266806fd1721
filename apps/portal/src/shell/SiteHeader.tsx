import { useLabels, useRuntime, useSession } from '@foyer/feature-api'
import { Header } from '@foyer/ui/Header'
import { LostAction } from '../parts/LostPart.tsx'
import { lazyPart } from '../parts/lazyPart.tsx'
import { SharedPart } from '../parts/SharedPart.tsx'
import type { SiteRoute } from '../routes/routeTable.ts'
import { ErrorBoundary } from '../screens/ErrorBoundary.tsx'
import { AskAgain } from './AskAgain.tsx'
import { DrawerLinks } from './DrawerLinks.tsx'
import { GuestActions } from './GuestActions.tsx'
import { hasHeaderLogin } from './headerLogin.ts'
import { LanguageSelect } from './LanguageSelect.tsx'
import { SiteHeaderRoot } from './SiteHeader.styles.ts'
import { SiteLogo } from './SiteLogo.tsx'
import { SiteNav } from './SiteNav.tsx'
import { SiteSearch } from './SiteSearch.tsx'
import { railHeader } from './shellLoaders.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { useIsOpenSite } from './useIsOpenSite.ts'

const member = lazyPart<object>(
  () => import('../member/MemberActions.tsx').then((module) => ({ default: module.MemberActions })),
  <span data-waiting />,
)

const rail = lazyPart(railHeader)

/** The header in the brand's variant: bar, split or rail (H01 to H18). */
export function SiteHeader({ route }: { readonly route: SiteRoute | undefined }) {
  const { config } = useRuntime()
  const { status } = useSession()
  const hasForm = hasHeaderLogin(config, route)
  const isOpenSite = useIsOpenSite()
  const Root = config.theme.header === 'rail' ? rail.Part : SiteHeaderRoot
  return (
    <Root data-variant={config.theme.header}>
      <Header
        logo={<SiteLogo />}
        nav={isOpenSite ? <SiteNav /> : undefined}
        actions={
          <>
            {isOpenSite && (
              <SharedPart id="search">
                <SiteSearch />
              </SharedPart>
            )}
            <SharedPart id="theme">
              <div data-part="theme">
                <ThemeSwitch />
              </div>
            </SharedPart>
            <div data-part="language">
              <LanguageSelect />
            </div>
            {status === 'signedIn' ? (
              <ErrorBoundary as={LostAction}>
                <member.Part />
              </ErrorBoundary>
            ) : status === 'unreachable' ? (
              <AskAgain />
            ) : (
              <SharedPart id={hasForm ? 'guest form' : 'guest'}>
                <GuestActions isWaiting={status !== 'guest'} hasForm={hasForm} />
              </SharedPart>
            )}
          </>
        }
        drawerExtra={
          <>
            <DrawerLinks />
            <ThemeSwitch />
            <LanguageSelect />
          </>
        }
        labels={useLabels('Header')}
      />
    </Root>
  )
}
