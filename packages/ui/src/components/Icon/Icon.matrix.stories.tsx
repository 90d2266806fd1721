import { ArrowRight } from 'lucide'
import { keysOf, type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { iconSizes } from './Icon.styles.ts'
import { Icon, type IconProps } from './Icon.tsx'

export default { component: Icon, tags: ['!autodocs'] }

const options: MatrixOptions<IconProps> = {
  component: Icon,
  props: { of: ArrowRight },
  axes: { isDirectional: [false, true], size: keysOf(iconSizes) },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
