import { siteText, useRuntime, useScheduleTime } from '@foyer/feature-api'
import { isOnAt } from '@foyer/rules'
import type { BannerSize, BannerSlide } from '@foyer/ui/Banner'
import { lazyPart } from '../parts/lazyPart.tsx'
import { inLanguage } from '../routes/paths.ts'
import { FirstSlide } from './FirstSlide.tsx'
import { bannerSlides, serverBanner } from './shellLoaders.ts'
import { useLeadsOn } from './useLeadsOn.ts'

/** The first of several stands there until they take turns, so that the page below keeps its place. */
const several = lazyPart(bannerSlides, FirstSlide)
const withServer = lazyPart(serverBanner, FirstSlide)

interface SiteBannerProps {
  readonly group: string
  readonly size: BannerSize
}

/** The pictures of a banner group (BN01 to BN15); those that have times come once the page knows what time it is (QB03). */
export function SiteBanner({ group, size }: SiteBannerProps) {
  const { config, language } = useRuntime()
  const words = (text: Parameters<typeof siteText>[0] | undefined) => (text ? siteText(text, language) : undefined)
  const isSlim = size === 'slim'
  const leadsOn = useLeadsOn()
  const all = config.banners[group]
  const now = useScheduleTime(all)
  const shown = (all ?? []).filter((banner) => isOnAt(banner, now))
  const slides = shown.map((banner): BannerSlide => {
    const link = banner.link !== undefined && leadsOn(banner.link) ? banner.link : undefined
    const isExternal = link !== undefined && !link.startsWith('/')
    return {
      id: banner.bannerId,
      image: banner.image,
      narrowImage: banner.imageNarrow,
      light: banner.light && { image: banner.light.image, narrowImage: banner.light.imageNarrow },
      width: isSlim ? 1920 : 1600,
      height: isSlim ? 320 : 550,
      alt: banner.title ? '' : siteText(banner.alt, language),
      title: words(banner.title),
      tone: banner.tone,
      text: words(banner.text),
      action: link === undefined && banner.link !== undefined ? undefined : words(banner.action),
      href: link === undefined || isExternal ? link : inLanguage(link, language),
      isExternal,
    }
  })
  const banner = { slides, size, firstTheme: config.theme.default }
  if (config.api.banners) return <withServer.Part group={group} {...banner} />
  const Slides = slides.length > 1 ? several.Part : FirstSlide
  return <Slides {...banner} />
}
