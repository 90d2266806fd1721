import { Headset } from 'lucide'
import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Glyph } from '../Icon/Glyph.tsx'
import { FloatingBar, type FloatingBarProps } from './FloatingBar.tsx'

export default { component: FloatingBar, tags: ['!autodocs'] }

const options: MatrixOptions<FloatingBarProps> = {
  component: FloatingBar,
  cellWidth: 120,
  props: { entries: [{ id: 'service', label: 'Customer service', icon: <Glyph of={Headset} size={20} /> }] },
  axes: {},
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
