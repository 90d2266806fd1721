export { type CarouselFit, carouselFits } from './Carousel.styles.ts'
export { Carousel, type CarouselLabels, type CarouselProps, carouselLabels } from './Carousel.tsx'
