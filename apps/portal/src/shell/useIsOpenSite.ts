import { useRuntime, useSession } from '@foyer/feature-api'

/** Whether the site shows its games to whoever looks: a brand may show them to members only. */
export function useIsOpenSite(): boolean {
  const { site } = useRuntime().config
  const { status } = useSession()
  return !site.loginRequired || status === 'signedIn'
}
