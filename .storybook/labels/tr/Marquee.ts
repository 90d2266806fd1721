import type { MarqueeLabels } from '../../../packages/ui/src/components/Marquee/index.ts'

export const labels: MarqueeLabels = {
  notices: 'Duyurular',
  pause: 'Duyuruları durdur',
  play: 'Duyuruları akıt',
}
