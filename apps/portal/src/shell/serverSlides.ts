import type { WireBanner } from '@foyer/contract'
import type { BannerSlide } from '@foyer/ui/Banner'

interface Placed {
  readonly group: string
  readonly size: Pick<BannerSlide, 'width' | 'height'>
  /** The address of a page of the site in this language; nothing where the visitor has no such page. */
  readonly pageHref: (path: string) => string | undefined
}

/** Where a click leads, by the linkage type (BN15). What leads nowhere stays a picture. */
function leadOf({ linkageType, target = '' }: WireBanner, { pageHref }: Placed): Partial<BannerSlide> {
  if (linkageType === 'PAGE') return { href: pageHref(target) }
  if (linkageType === 'URL' && URL.parse(target)?.protocol === 'https:') return { href: target, isExternal: true }
  return linkageType === 'GAME' && /^\d{1,15}$/.test(target) ? { isButton: true } : {}
}

/** The server's banners of a group as slides (EN07). */
export const serverSlides = (banners: readonly WireBanner[], placed: Placed): readonly BannerSlide[] =>
  banners
    .filter(({ groupName }) => groupName === placed.group)
    .map((banner) => ({
      id: `server ${banner.bannerId}`,
      image: banner.url,
      alt: banner.alt,
      ...placed.size,
      ...leadOf(banner, placed),
    }))
