import { Carousel } from '../Carousel/Carousel.tsx'
import { type BannerLabels, bannerLabels } from './Banner.labels.ts'
import { BannerRoot, type BannerSize } from './Banner.styles.ts'
import { type BannerSlide, type BannerTheme, bannerAutoplayMs } from './Banner.types.ts'
import { BannerPicture } from './BannerPicture.tsx'
import { StillBanner } from './StillBanner.tsx'

export interface BannerProps {
  slides: readonly BannerSlide[]
  size?: BannerSize
  /** Theme the page most likely begins in: of a first picture in two forms that theme's is fetched at once. */
  firstTheme?: BannerTheme
  /** Milliseconds between slides (BN15, C11). */
  autoplay?: number
  /** A slide was chosen; its link is followed all the same. */
  onSelect?: (id: string) => void
  labels?: BannerLabels
}

/**
 * The pictures on top of a page (BN15). The first one is complete in the page's own html and fetched before anything
 * else, since it is most often what a page shows largest.
 */
export function Banner(props: BannerProps) {
  const {
    slides,
    size = 'hero',
    firstTheme = 'dark',
    autoplay = bannerAutoplayMs,
    onSelect,
    labels = bannerLabels,
  } = props
  const [only] = slides
  if (!only) return null
  if (slides.length === 1) return <StillBanner slide={only} size={size} firstTheme={firstTheme} onSelect={onSelect} />
  return (
    <BannerRoot data-size={size}>
      <Carousel label={labels.banner} labels={labels} fit={size === 'edge' ? 'peek' : 'one'} loops autoplay={autoplay}>
        {slides.map((slide, index) => (
          <BannerPicture
            key={slide.id}
            slide={slide}
            isFirst={index === 0}
            firstTheme={firstTheme}
            onSelect={onSelect}
          />
        ))}
      </Carousel>
    </BannerRoot>
  )
}
