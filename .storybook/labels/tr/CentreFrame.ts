import type { CentreFrameLabels } from '../../../packages/ui/src/components/CentreFrame/index.ts'

export const labels: CentreFrameLabels = {
  close: 'Kapat',
  menu: 'Bu merkezin sayfaları',
}
