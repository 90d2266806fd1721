import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { storyVendors } from '../../stories/art/vendors.ts'
import { VendorWall, type VendorWallProps } from './VendorWall.tsx'

export default { component: VendorWall, tags: ['!autodocs'] }

const linked = storyVendors.map(({ id, name, mark }) => ({ id, name, image: mark, href: `#${id}` }))
const plain = storyVendors.map(({ id, name }) => ({ id, name: `${name} of the Northern Coast`, image: '' }))

const options: MatrixOptions<VendorWallProps> = {
  component: VendorWall,
  props: { label: 'Game makers', vendors: linked },
  axes: { vendors: [linked, plain] },
  captions: { vendors: ['to open', 'to see'] },
  cellWidth: 480,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
