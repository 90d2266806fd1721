import type { FooterLabels } from '../../../packages/ui/src/components/Footer/index.ts'

export const labels: FooterLabels = {
  vendors: 'Sağlayıcılar',
}
