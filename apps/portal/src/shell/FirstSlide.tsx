import { type BannerProps, StillBanner } from '@foyer/ui/Banner'

/** The first of a banner's pictures. */
export function FirstSlide({ slides, size = 'hero', firstTheme = 'dark' }: BannerProps) {
  const [slide] = slides
  return slide && <StillBanner slide={slide} size={size} firstTheme={firstTheme} />
}
