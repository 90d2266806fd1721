export { type CarouselLabels, carouselLabels } from './Carousel.labels.ts'
export { type CarouselFit, carouselFits } from './Carousel.styles.ts'
export { Carousel, type CarouselProps } from './Carousel.tsx'
