import type { VendorCategory } from '@foyer/contract'
import type { CarouselProvider } from '@foyer/ui/ProviderCarousel'

/** The vendors of a category as the kit's carousel takes them. */
export const providersOf = (category: VendorCategory | undefined): readonly CarouselProvider[] =>
  category?.vendors.map(({ vassalage, displayName, iconUrl }) => ({
    id: vassalage,
    name: displayName,
    image: iconUrl,
  })) ?? []
