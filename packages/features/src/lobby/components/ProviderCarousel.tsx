import type { Vendor } from '@foyer/contract'
import { useLabels } from '@foyer/feature-api'
import { Carousel } from '@foyer/ui/Carousel'
import { VendorTile } from '@foyer/ui/VendorTile'
import { useT } from '../model/useT.ts'
import { ProviderCarouselRoot } from './ProviderCarousel.styles.ts'

interface ProviderCarouselProps {
  vendors: readonly Vendor[]
  selected: string
  /** Told the vendor's code, or nothing for all vendors. */
  onSelect: (code: string) => void
}

/** The providers of a lobby; choosing the chosen one again shows all (L13). */
export function ProviderCarousel({ vendors, selected, onSelect }: ProviderCarouselProps) {
  const t = useT()
  const carouselLabels = useLabels('Carousel')
  const labels = useLabels('VendorTile')
  return (
    <ProviderCarouselRoot>
      <Carousel label={t('providers')} fit="content" controls="rail" labels={carouselLabels}>
        {vendors.map(({ vassalage, displayName, iconUrl, isHot }) => (
          <VendorTile
            key={vassalage}
            id={vassalage}
            name={displayName}
            image={iconUrl}
            variant="chip"
            isHot={isHot === 1}
            isSelected={vassalage === selected}
            onSelect={() => onSelect(vassalage === selected ? '' : vassalage)}
            labels={labels}
          />
        ))}
      </Carousel>
    </ProviderCarouselRoot>
  )
}
