import { Heart } from 'lucide'
import { keysOf, type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Glyph } from '../Icon/Glyph.tsx'
import { iconButtonSizes, iconButtonTones } from './IconButton.styles.ts'
import { IconButton, type IconButtonProps } from './IconButton.tsx'

export default { component: IconButton, tags: ['!autodocs'] }

const options: MatrixOptions<IconButtonProps> = {
  component: IconButton,
  props: { label: 'Favourite', icon: <Glyph of={Heart} /> },
  axes: {
    tone: keysOf(iconButtonTones),
    size: keysOf(iconButtonSizes),
    isPressed: [false, true],
    disabled: [false, true],
  },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
