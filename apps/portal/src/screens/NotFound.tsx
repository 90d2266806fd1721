import { useRuntime } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { marksOf } from '../shell/SiteLogo.tsx'
import { notFoundPicture } from '../shell/shellLoaders.ts'
import { useOpenSearch } from '../shell/useOpenSearch.ts'
import { useShellT } from '../shell/useShellT.ts'
import { Picture } from './Picture.tsx'
import { ScreenRoot } from './Screen.styles.ts'

/** No page at this address: a signpost of the brand's own, with its mark on top. */
export function NotFound() {
  const t = useShellT()
  const { config, href } = useRuntime()
  const openSearch = useOpenSearch()
  return (
    <ScreenRoot>
      <span data-part="sign">
        <Picture of={notFoundPicture} />
        {Object.entries(marksOf(config)).map(([theme, mark]) => (
          <img key={theme} src={mark} alt="" width={40} height={40} loading="lazy" data-theme-only={theme} />
        ))}
      </span>
      <h1>{t('notFoundTitle')}</h1>
      <p data-part="words">{t('notFoundText')}</p>
      <div data-part="actions">
        <Button tone="primary" href={href('home')}>
          {t('goHome')}
        </Button>
        {openSearch && <Button onClick={openSearch}>{t('search')}</Button>}
      </div>
    </ScreenRoot>
  )
}
