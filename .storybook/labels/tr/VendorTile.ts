import type { VendorTileLabels } from '../../../packages/ui/src/components/VendorTile/index.ts'

export const labels: VendorTileLabels = {
  games: '{count} oyun',
  isHot: 'Popüler',
}
