import { type MouseEvent, useState } from 'react'
import { fillLabel } from '../../labels/fillLabel.ts'
import { defaultIcon } from '../LazyImage/DefaultIcon.tsx'
import { retryImage } from '../LazyImage/retryImage.ts'
import { type VendorTileBackdrop, VendorTileRoot, type VendorTileVariant } from './VendorTile.styles.ts'

/** Words of a vendor; `{count}` is its number of games. */
export interface VendorTileLabels {
  games: string
  isHot: string
}

export const vendorTileLabels: VendorTileLabels = { games: '{count} games', isHot: 'Popular' }

export interface VendorTileProps {
  id: string
  name: string
  /** Logo, or artwork of 2:1 with `fit: 'cover'`. */
  image: string
  /** Artwork fills a card, a logo stands inside it. */
  fit?: 'cover' | 'contain'
  variant?: VendorTileVariant
  backdrop?: VendorTileBackdrop
  href?: string
  gameCount?: number
  isHot?: boolean
  /** The vendor whose games are shown. */
  isSelected?: boolean
  /** The vendor was chosen; the link is not followed when this is given. */
  onSelect?: (id: string) => void
  labels?: VendorTileLabels
}

/** A game provider: on a lobby's strip, in a home row, in the provider list (UK02, L12, L13, L33). */
export function VendorTile(props: VendorTileProps) {
  const { id, name, image, fit = 'contain', variant = 'card', backdrop = 'plain', href, gameCount } = props
  const { isHot = false, isSelected = false, onSelect, labels = vendorTileLabels } = props
  const [failedImage, setFailedImage] = useState<string>()

  const onClick = (event: MouseEvent): void => {
    if (!onSelect || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onSelect(id)
  }
  const current = isSelected ? { 'aria-current': 'true' as const } : {}

  return (
    <VendorTileRoot
      data-variant={variant}
      data-backdrop={backdrop}
      data-fit={fit}
      data-selected={isSelected || undefined}
    >
      <div data-part="art">
        {!image || failedImage === image ? (
          defaultIcon
        ) : (
          <img
            src={image}
            alt=""
            width={variant === 'card' ? 480 : 80}
            height={variant === 'card' ? 240 : 80}
            loading="lazy"
            decoding="async"
            onError={(event) => {
              if (!retryImage(event.currentTarget)) setFailedImage(image)
            }}
          />
        )}
        {isHot && variant === 'card' && <span data-part="flag">{labels.isHot}</span>}
      </div>
      <div data-part="caption">
        {href ? (
          <a data-part="name" href={href} onClick={onClick} {...current}>
            {name}
          </a>
        ) : (
          <button type="button" data-part="name" onClick={onClick} {...current}>
            {name}
          </button>
        )}
        {gameCount !== undefined && <span data-part="count">{fillLabel(labels.games, { count: gameCount })}</span>}
      </div>
    </VendorTileRoot>
  )
}
