import { providerPicture } from '@foyer/rules'
import { useState } from 'react'
import { useRuntime } from './hooks.ts'

/** Session key of the origin that pictures come from. */
const originKey = 'foyer-image-cdn'

/**
 * The origin that pictures of this session come from, picked at random once, so that caches work (C30, ruling 30); empty
 * where the brand names none.
 */
export function imageOrigin(
  origins: readonly string[],
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  random: () => number = Math.random,
): string {
  if (origins.length === 0) return ''
  try {
    const kept = storage.getItem(originKey)
    if (kept !== null && origins.includes(kept)) return kept
    const picked = origins[Math.floor(random() * origins.length)] ?? ''
    storage.setItem(originKey, picked)
    return picked
  } catch {
    // Without storage a random origin would be another one each time.
    return origins[0] ?? ''
  }
}

/** A picture of the site at an origin; one that names its own stays there. */
export const pictureAt = <Picture extends string | undefined>(picture: Picture, origin: string): Picture | string =>
  picture?.startsWith('/') && !picture.startsWith('//') ? `${origin}${picture}` : picture

/** What script shows anew; what a page came with is there already and is not fetched twice. */
const isTakenOver = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.ready !== undefined

/** Makes the address of a provider's or game's picture: from the session's CDN (C30), or none for the default image (C24). */
export function usePicture() {
  const { config } = useRuntime()
  const [origin] = useState(() => (isTakenOver() ? imageOrigin(config.cdn.images, sessionStorage) : ''))
  const { code: currency } = config.currency
  return useState(
    () =>
      <Picture extends string | undefined>(vendor: string, picture: Picture): Picture | string =>
        pictureAt(providerPicture(vendor, picture, currency), origin),
  )[0]
}
