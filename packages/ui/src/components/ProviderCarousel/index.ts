export { type ProviderCarouselLabels, providerCarouselLabels } from './ProviderCarousel.labels.ts'
export { type CarouselProvider, ProviderCarousel, type ProviderCarouselProps } from './ProviderCarousel.tsx'
