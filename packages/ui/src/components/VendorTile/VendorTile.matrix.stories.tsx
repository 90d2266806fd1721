import { keysOf, type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { storyVendors } from '../../stories/art/vendors.ts'
import { vendorTileBackdrops, vendorTileVariants } from './VendorTile.styles.ts'
import { VendorTile, type VendorTileProps } from './VendorTile.tsx'

export default { component: VendorTile, tags: ['!autodocs'] }

const options: MatrixOptions<VendorTileProps> = {
  component: VendorTile,
  cellWidth: 220,
  props: { ...storyVendors[0], image: storyVendors[0].mark, isHot: true },
  axes: { variant: keysOf(vendorTileVariants), backdrop: keysOf(vendorTileBackdrops), isSelected: [false, true] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
