import type { HeaderLabels } from '../../../packages/ui/src/components/Header/index.ts'

export const labels: HeaderLabels = {
  nav: 'Ana menü',
  menu: 'Menüyü aç',
  close: 'Menüyü kapat',
}
