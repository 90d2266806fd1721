import { Glyph } from '@foyer/ui/Icon'
import { IconButton } from '@foyer/ui/IconButton'
import { Search } from 'lucide'
import { useOpenSearch } from './useOpenSearch.ts'
import { useShellT } from './useShellT.ts'

/** The way to all titles for whoever does not know the key: a field to the eye where there is room, else its icon (N09). */
export function SiteSearch() {
  const t = useShellT()
  const openSearch = useOpenSearch()
  if (!openSearch) return null
  return (
    <div data-part="search">
      <IconButton
        label={t('search')}
        icon={
          <>
            <Glyph of={Search} />
            <span>{t('search')}</span>
          </>
        }
        aria-keyshortcuts="/"
        onClick={openSearch}
      />
    </div>
  )
}
