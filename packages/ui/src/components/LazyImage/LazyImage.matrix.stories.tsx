import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import reef from '../../stories/art/reef.svg'
import { LazyImage, type LazyImageProps } from './LazyImage.tsx'

export default { component: LazyImage, tags: ['!autodocs'] }

const options: MatrixOptions<LazyImageProps> = {
  component: LazyImage,
  cellWidth: 160,
  props: { src: reef, alt: 'Reef Party', width: 320, height: 320 },
  axes: { src: [reef, ''], fit: ['cover', 'contain'] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
