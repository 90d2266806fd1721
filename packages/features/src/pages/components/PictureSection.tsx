import { siteHref, siteText, useRuntime } from '@foyer/feature-api'
import { PictureSectionRoot } from './PictureSection.styles.ts'

type Text = Readonly<Record<string, string>>

interface PictureSectionProps {
  readonly settings: { readonly picture: string; readonly alt: Text; readonly caption?: Text; readonly link?: string }
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
