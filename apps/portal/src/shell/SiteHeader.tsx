import { useLabels, useRuntime, useSession } from '@foyer/feature-api'
import { Header } from '@foyer/ui/Header'
import { lazyPart } from '../parts/lazyPart.tsx'
import { SharedPart } from '../parts/SharedPart.tsx'
import { GuestActions } from './GuestActions.tsx'
import { LanguageSelect } from './LanguageSelect.tsx'
import { SiteHeaderRoot } from './SiteHeader.styles.ts'
import { SiteLogo } from './SiteLogo.tsx'
import { SiteNav } from './SiteNav.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const member = lazyPart<object>(
  () => import('../member/MemberActions.tsx').then((module) => ({ default: module.MemberActions })),
  null,
)

/** The header in the brand's variant: bar, split or rail (H01 to H18). */
export function SiteHeader() {
  const { config } = useRuntime()
  const { status } = useSession()
  const isOpenSite = !config.site.loginRequired || status === 'signedIn'
  return (
    <SiteHeaderRoot data-variant={config.theme.header}>
      <Header
        logo={<SiteLogo />}
        nav={isOpenSite ? <SiteNav /> : undefined}
        actions={
          <>
            <SharedPart id="theme">
              <div data-part="theme">
                <ThemeSwitch />
              </div>
            </SharedPart>
            <div data-part="language">
              <LanguageSelect />
            </div>
            {status === 'signedIn' ? (
              <member.Part />
            ) : (
              <SharedPart id="guest">
                <GuestActions isWaiting={status !== 'guest'} />
              </SharedPart>
            )}
          </>
        }
        drawerExtra={
          <>
            <ThemeSwitch />
            <LanguageSelect />
          </>
        }
        labels={useLabels('Header')}
      />
    </SiteHeaderRoot>
  )
}
