import { Carousel } from '../Carousel/Carousel.tsx'
import { VendorTile } from '../VendorTile/VendorTile.tsx'
import { type ProviderCarouselLabels, providerCarouselLabels } from './ProviderCarousel.labels.ts'
import { ProviderCarouselRoot } from './ProviderCarousel.styles.ts'

export interface CarouselProvider {
  id: string
  name: string
  /** Square mark. */
  image: string
  /** Where the provider's games are; a provider without it is a button. */
  href?: string
}

export interface ProviderCarouselProps {
  providers: readonly CarouselProvider[]
  /** Id of the provider whose games are shown; empty or left out for all. */
  selected?: string
  /** Told the chosen provider's id, or nothing when the chosen one was chosen again: all are shown then (L13). */
  onSelect?: (id: string | undefined) => void
  labels?: ProviderCarouselLabels
}

/**
 * Game providers in one row, to choose from or to go to (UK09, L03, L13). Its arrows stand above it, at the end of the
 * title's line: `--fy-carousel-rise` says how far.
 */
export function ProviderCarousel(props: ProviderCarouselProps) {
  const { providers, selected, onSelect, labels = providerCarouselLabels } = props
  return (
    <ProviderCarouselRoot>
      <Carousel label={labels.providers} fit="content" controls="rail" labels={labels}>
        {providers.map((provider) => (
          <VendorTile
            {...provider}
            key={provider.id}
            variant="chip"
            isSelected={provider.id === selected}
            {...(onSelect && { onSelect: (id) => onSelect(id === selected ? undefined : id) })}
            labels={labels}
          />
        ))}
      </Carousel>
    </ProviderCarouselRoot>
  )
}
