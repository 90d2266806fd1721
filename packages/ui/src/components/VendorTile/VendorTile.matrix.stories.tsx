import { keysOf, type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { storyFixture } from '../../stories/art/facts.ts'
import { storyVendors } from '../../stories/art/vendors.ts'
import { vendorTileVariants } from './VendorTile.styles.ts'
import { VendorTile, type VendorTileProps } from './VendorTile.tsx'

export default { component: VendorTile, tags: ['!autodocs'] }

const options: MatrixOptions<VendorTileProps> = {
  component: VendorTile,
  cellWidth: 328,
  props: { ...storyVendors[0], name: 'Northlight Interactive', image: storyVendors[0].mark },
  axes: { variant: keysOf(vendorTileVariants), isHot: [false, true], isSelected: [false, true] },
  captions: { isHot: ['', 'popular'] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)

const own: MatrixOptions<VendorTileProps> = {
  ...options,
  cellWidth: 440,
  props: { ...options.props, isHot: true },
  axes: {
    variant: ['card', 'wide'],
    fixture: [undefined, storyFixture],
    colour: ['#24407a', '#f2c14e', '#8e1b1b'],
  },
  captions: {
    colour: ['dark colour', 'light colour', 'red of a category'],
    fixture: ['', 'with the next match'],
  },
}

export const DarkColours = matrix('dark', own)
export const LightColours = matrix('light', own)
