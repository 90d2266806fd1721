import type { BannerLabels } from '../../../packages/ui/src/components/Banner/index.ts'

export const labels: BannerLabels = {
  role: 'atlıkarınca',
  slideRole: 'slayt',
  slide: '{number} / {count}',
  previous: 'Önceki',
  next: 'Sonraki',
  pause: 'Durdur',
  play: 'Oynat',
  goTo: '{number}. slaytı göster',
  banner: 'Öne çıkanlar',
}
