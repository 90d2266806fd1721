import type { ComponentProps, MouseEvent } from 'react'
import { sayLabel } from '../../labels/sayLabel.ts'
import { fixtureParts } from '../GameTile/FixtureParts.tsx'
import type { FixtureTold } from '../GameTile/facts.types.ts'
import { defaultIcon } from '../LazyImage/DefaultIcon.tsx'
import { useFailedImages } from '../LazyImage/useFailedImages.ts'
import { inkOn } from './inkOn.ts'
import { type VendorTileLabels, vendorTileLabels } from './VendorTile.labels.ts'
import { VendorTileRoot, type VendorTileVariant } from './VendorTile.styles.ts'

export interface VendorTileProps {
  id: string
  name: string
  /** Square mark. */
  image: string
  /** Artwork of 2:1, which fills a card that stands on no colour. */
  wideImage?: string | undefined
  variant?: VendorTileVariant
  /** The vendor's colour, or its category's (L33), `#rrggbb`: its card stands on it, with its mark. */
  colour?: string | undefined
  /** The first match to come of its games. */
  fixture?: FixtureTold | undefined
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
  const { id, name, image, wideImage, variant = 'card', href, gameCount, fixture } = props
  const { isHot = false, isSelected = false, onSelect, labels = vendorTileLabels } = props
  const { failedImages, imageProps } = useFailedImages()
  const isChip = variant === 'chip'
  const ink = isChip ? undefined : inkOn(props.colour)
  const usable = (source: string | undefined): source is string =>
    source !== undefined && source !== '' && !failedImages.has(source)
  const scene = !isChip && !ink && usable(wideImage) ? wideImage : undefined
  // Artwork says mark and name both.
  const hasMark = usable(image) && !scene

  const onClick = (event: MouseEvent): void => {
    if (!onSelect || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onSelect(id)
  }
  const picture = (source: string): ComponentProps<'img'> => ({
    src: source,
    loading: 'lazy',
    decoding: 'async',
  })
  const current = isSelected ? { 'aria-current': 'true' as const } : {}

  return (
    <VendorTileRoot
      {...imageProps}
      data-variant={variant}
      data-own={ink && true}
      data-ink={ink}
      data-selected={isSelected || undefined}
    >
      {ink && (
        // A colour of data as an attribute, which a strict content policy lets pass.
        <svg data-part="ground" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 0H1V1H0Z" fill={props.colour} />
        </svg>
      )}
      <div data-part="art">
        {scene && <img data-part="scene" {...picture(scene)} alt="" width={480} height={240} />}
        {hasMark && <img data-part="mark" {...picture(image)} alt="" width={120} height={120} />}
        {!scene && !hasMark && defaultIcon}
        {isHot && !isChip && !ink && <span data-part="flag">{labels.isHot}</span>}
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
        {isHot && (ink || isChip) && <span data-part="flag">{labels.isHot}</span>}
      </div>
      {fixture && !isChip && <div data-part="fixture">{fixture !== 'begun' && fixtureParts(fixture, labels)}</div>}
    </VendorTileRoot>
  )
}
