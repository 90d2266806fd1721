import { useRuntime } from '@foyer/feature-api'
import { SiteLogoRoot } from './SiteLogo.styles.ts'
import { siteText } from './siteText.ts'
import { useShellT } from './useShellT.ts'

interface SiteLogoProps {
  /** Without a link where it is not the way home, e.g. in the footer. */
  readonly isLink?: boolean
}

/** The brand's mark (H01). Both themes' drawings are there; style shows the right one before any script runs. */
export function SiteLogo({ isLink = true }: SiteLogoProps) {
  const t = useShellT()
  const { config, language, href } = useRuntime()
  const { dark, light, alt } = config.assets.logo
  const name = siteText(alt, language)
  const pictures = (
    <>
      <img data-theme-only="dark" src={dark} alt={isLink ? '' : name} height={32} />
      <img data-theme-only="light" src={light} alt={isLink ? '' : name} height={32} loading="lazy" />
    </>
  )
  return (
    <SiteLogoRoot>
      {isLink ? (
        <a href={href('home')} aria-label={t('homeLink', { name: config.name })}>
          {pictures}
        </a>
      ) : (
        pictures
      )}
    </SiteLogoRoot>
  )
}
