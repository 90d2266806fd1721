import type { CarouselLabels } from '../../../packages/ui/src/components/Carousel/index.ts'

export const labels: CarouselLabels = {
  role: 'atlıkarınca',
  slideRole: 'slayt',
  slide: '{number} / {count}',
  previous: 'Önceki',
  next: 'Sonraki',
  pause: 'Durdur',
  play: 'Oynat',
  goTo: '{number}. slaytı göster',
}
