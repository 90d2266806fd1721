import type { Labels } from '../../labels/labels.ts'
import { type CarouselLabels, carouselLabels } from '../Carousel/Carousel.labels.ts'
import { type VendorTileLabels, vendorTileLabels } from '../VendorTile/VendorTile.labels.ts'
import en from './messages/en.json'

export type ProviderCarouselLabels = CarouselLabels & VendorTileLabels & Labels<typeof en>

export const providerCarouselLabels: ProviderCarouselLabels = { ...carouselLabels, ...vendorTileLabels, ...en }
