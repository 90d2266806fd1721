import type { FloatingBarLabels } from '../../../packages/ui/src/components/FloatingBar/index.ts'

export const labels: FloatingBarLabels = {
  bar: 'İletişim',
  open: 'İletişim seçeneklerini aç',
  close: 'İletişim seçeneklerini kapat',
}
