import { BannerRoot, type BannerSize } from './Banner.styles.ts'
import type { BannerSlide, BannerTheme } from './Banner.types.ts'
import { BannerPicture } from './BannerPicture.tsx'

export interface StillBannerProps {
  slide: BannerSlide
  size?: BannerSize
  /** Theme the page most likely begins in: of a picture in two forms that theme's is fetched at once. */
  firstTheme?: BannerTheme
  /** The slide was chosen; its link is followed all the same. */
  onSelect?: ((id: string) => void) | undefined
}

/** A banner of one picture, which needs nothing of what moves slides. */
export function StillBanner({ slide, size = 'hero', firstTheme = 'dark', onSelect }: StillBannerProps) {
  return (
    <BannerRoot data-size={size}>
      <BannerPicture slide={slide} isFirst firstTheme={firstTheme} onSelect={onSelect} />
    </BannerRoot>
  )
}
