import type { Lazy } from '@foyer/feature-api'
import type { BannerProps } from '@foyer/ui/Banner'
import { NoPicture } from '../screens/Picture.tsx'
import { FirstSlide } from './FirstSlide.tsx'
import { LoginLink } from './LoginLink.tsx'
import type { RailHeaderProps } from './RailHeader.tsx'
import type { ServerBannerProps } from './ServerBanner.tsx'
import { SiteHeaderRoot } from './SiteHeader.styles.ts'

/** What moves the slides of a banner that has several; without it the first one stands still. */
export const bannerSlides: Lazy<BannerProps> = () =>
  import('./SlideBanner.tsx').then(
    ({ SlideBanner }) => ({ default: SlideBanner }),
    () => ({ default: FirstSlide }),
  )

/** The pictures of a brand that has the server's beside its own; without it its own first one stands still. */
export const serverBanner: Lazy<ServerBannerProps> = () =>
  import('./ServerBanner.tsx').then(
    ({ ServerBanner }) => ({ default: ServerBanner }),
    () => ({ default: FirstSlide }),
  )

/** The header of a brand that has it as a rail; without it the header stands above the page. */
export const railHeader: Lazy<RailHeaderProps> = () =>
  import('./RailHeader.tsx').then(
    ({ RailHeader }) => ({ default: RailHeader }),
    () => ({ default: SiteHeaderRoot }),
  )

/** The login form in the header of brands that have it there; without it a way to its page (H03). */
export const headerLogin: Lazy<object> = () =>
  import('./HeaderLogin.tsx').then(
    ({ HeaderLogin }) => ({ default: HeaderLogin }),
    () => ({ default: LoginLink }),
  )

const pictures = () => import('../screens/pictures.tsx')
const withoutPicture = () => ({ default: NoPicture })

/** Pictures of what went wrong; their words do without. */
export const errorPicture: Lazy<object> = () =>
  pictures().then(({ ErrorPicture }) => ({ default: ErrorPicture }), withoutPicture)
export const offlinePicture: Lazy<object> = () =>
  pictures().then(({ OfflinePicture }) => ({ default: OfflinePicture }), withoutPicture)
export const notFoundPicture: Lazy<object> = () =>
  pictures().then(({ NotFoundPicture }) => ({ default: NotFoundPicture }), withoutPicture)

/** A way to the same page at another address of the site; fetched with the pictures, while there is a server to ask. */
export const otherAddress: Lazy<object> = () =>
  pictures().then(
    ({ OtherAddress }) => ({ default: OtherAddress }),
    () => ({ default: () => null }),
  )
