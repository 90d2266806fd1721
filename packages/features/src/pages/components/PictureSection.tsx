import { type SettingsOf, siteHref, siteText, useRuntime } from '@foyer/feature-api'
import type { PictureSettings } from '../config.schema.ts'
import { PictureSectionRoot } from './PictureSection.styles.ts'

interface PictureSectionProps {
  settings: SettingsOf<typeof PictureSettings>
}

/** A picture over the width of the page, with words under it; it may lead somewhere. */
export function PictureSection({ settings: { picture, alt, caption, link } }: PictureSectionProps) {
  const { language } = useRuntime()
  const image = <img src={picture} alt={siteText(alt, language)} loading="lazy" />
  return (
    <PictureSectionRoot>
      {link ? <a href={siteHref(link, language)}>{image}</a> : image}
      {caption && <figcaption>{siteText(caption, language)}</figcaption>}
    </PictureSectionRoot>
  )
}
