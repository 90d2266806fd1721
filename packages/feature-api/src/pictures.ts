import { providerPicture } from '@foyer/rules'
import { useState } from 'react'
import { useRuntime } from './hooks.ts'
import { sessionOrigin } from './sessionOrigin.ts'

/** A picture of the site at an origin; one that names its own stays there. */
export const pictureAt = <Picture extends string | undefined>(picture: Picture, origin: string): Picture | string =>
  picture?.startsWith('/') && !picture.startsWith('//') ? `${origin}${picture}` : picture

/** What script shows anew; what a page came with is there already and is not fetched twice. */
const isTakenOver = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.ready !== undefined

/** Makes the address of a provider's or game's picture: from the session's CDN (C30), or none for the default image (C24). */
export function usePicture() {
  const { config } = useRuntime()
  const [origin] = useState(() => (isTakenOver() ? sessionOrigin('images', config.cdn.images, sessionStorage) : ''))
  const { code: currency } = config.currency
  return useState(
    () =>
      <Picture extends string | undefined>(vendor: string, picture: Picture): Picture | string =>
        pictureAt(providerPicture(vendor, picture, currency), origin),
  )[0]
}
