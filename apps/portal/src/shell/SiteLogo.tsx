import type { PublicConfig } from '@foyer/brand'
import { siteText, useRuntime } from '@foyer/feature-api'
import { SiteLogoRoot } from './SiteLogo.styles.ts'
import { useShellT } from './useShellT.ts'

/** The brand's sign alone for each theme: its mark, or its icon. */
export const marksOf = ({ assets: { mark, icon } }: PublicConfig) => mark ?? { dark: icon, light: icon }

interface SiteLogoProps {
  /** Without a link where it is not the way home, e.g. in the footer. */
  readonly isLink?: boolean
}

/** The brand's mark (H01). Both themes' drawings are there; style shows the right one before any script runs. */
export function SiteLogo({ isLink = true }: SiteLogoProps) {
  const t = useShellT()
  const { config, language, href } = useRuntime()
  const { dark, light, alt } = config.assets.logo
  const marks = marksOf(config)
  // Only what the header shows at first is fetched at once; a drawing that is hidden is never fetched.
  const isFirst = (theme: string) => isLink && (config.theme.default === theme || config.theme.default === 'system')
  const name = siteText(alt, language)
  const pictures = (
    <>
      {[
        { theme: 'dark', image: dark, mark: marks.dark },
        { theme: 'light', image: light, mark: marks.light },
      ].map(({ theme, image, mark }) => (
        <picture key={theme} data-theme-only={theme}>
          {isLink && <source media="(max-width: 479px)" srcSet={mark} width={32} height={32} />}
          {/* The usual shape of a logo keeps its place until the drawing says its own. */}
          <img
            src={image}
            alt={isLink ? '' : name}
            width={168}
            height={32}
            loading={isFirst(theme) ? 'eager' : 'lazy'}
          />
        </picture>
      ))}
    </>
  )
  return (
    <SiteLogoRoot>
      {isLink ? (
        <a href={href('home')} aria-label={t('homeLink', { name: config.name })}>
          {config.theme.header === 'rail' && (
            <img data-part="mark" src={config.assets.icon} alt="" width={32} height={32} />
          )}
          {pictures}
        </a>
      ) : (
        pictures
      )}
    </SiteLogoRoot>
  )
}
