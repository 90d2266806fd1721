import { type ComponentProps, type MouseEvent, useState } from 'react'
import { sayLabel } from '../../labels/sayLabel.ts'
import { defaultIcon } from '../LazyImage/DefaultIcon.tsx'
import { retryImage } from '../LazyImage/retryImage.ts'
import { type VendorTileLabels, vendorTileLabels } from './VendorTile.labels.ts'
import { type VendorTileBackdrop, VendorTileRoot, type VendorTileVariant } from './VendorTile.styles.ts'

export interface VendorTileProps {
  id: string
  name: string
  /** Square mark. */
  image: string
  /** Artwork of 2:1; fills a card, or fades into the ground of a card that has one. */
  wideImage?: string | undefined
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
  const { id, name, image, wideImage, variant = 'card', backdrop = 'plain', href, gameCount } = props
  const { isHot = false, isSelected = false, onSelect, labels = vendorTileLabels } = props
  const [failedImages, setFailedImages] = useState<readonly string[]>([])
  const isChip = variant === 'chip'
  const usable = (source: string | undefined): source is string =>
    source !== undefined && source !== '' && !failedImages.includes(source)
  const scene = !isChip && usable(wideImage) ? wideImage : undefined
  // On a ground of its own a card is composed of the mark and the name; elsewhere artwork says both.
  const hasMark = usable(image) && (isChip || backdrop !== 'plain' || !scene)

  const onClick = (event: MouseEvent): void => {
    if (!onSelect || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onSelect(id)
  }
  const picture = (source: string): ComponentProps<'img'> => ({
    src: source,
    loading: 'lazy',
    decoding: 'async',
    onError: ({ currentTarget }) => {
      if (!retryImage(currentTarget)) setFailedImages((failed) => [...failed, source])
    },
  })
  const current = isSelected ? { 'aria-current': 'true' as const } : {}

  return (
    <VendorTileRoot data-variant={variant} data-backdrop={backdrop} data-selected={isSelected || undefined}>
      <div data-part="art">
        {scene && <img data-part="scene" {...picture(scene)} alt="" width={480} height={240} />}
        {hasMark && <img data-part="mark" {...picture(image)} alt="" width={120} height={120} />}
        {!scene && !hasMark && defaultIcon}
        {isHot && !isChip && <span data-part="flag">{labels.isHot}</span>}
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
        {gameCount !== undefined && <span data-part="count">{sayLabel(labels, 'games', { count: gameCount })}</span>}
      </div>
    </VendorTileRoot>
  )
}
