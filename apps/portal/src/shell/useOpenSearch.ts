import { useActions } from '@foyer/feature-api'
import { useSite } from './SiteContext.ts'
import { useIsOpenSite } from './useIsOpenSite.ts'

/** Opens the search of all titles (N09); nothing where there is none, or none for whoever looks. */
export function useOpenSearch(): (() => void) | undefined {
  const { features } = useSite()
  const { openSearch } = useActions()
  const isOpen = useIsOpenSite()
  return isOpen && features.some(({ actions }) => actions?.openSearch) ? () => openSearch() : undefined
}
