import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import reef from '../../stories/art/reef.svg'
import { LazyImage, type LazyImageProps } from './LazyImage.tsx'

export default { component: LazyImage, tags: ['!autodocs'] }

/** Boxes; the artwork is square. */
const shapes = {
  square: { src: reef, width: 320, height: 320 },
  low: { src: reef, width: 320, height: 320 },
  failed: { src: '', width: 320, height: 320 },
} as const

interface ShapeProps extends Pick<LazyImageProps, 'fit'> {
  shape: keyof typeof shapes
}

const Shaped = ({ shape, fit }: ShapeProps) => (
  <div style={shape === 'low' ? { height: 80 } : {}}>
    <LazyImage {...shapes[shape]} {...(fit && { fit })} alt="Reef Party" />
  </div>
)

const options: MatrixOptions<ShapeProps> = {
  component: Shaped,
  cellWidth: 160,
  props: { shape: 'square' },
  axes: { shape: ['square', 'low', 'failed'], fit: ['cover', 'contain'] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
