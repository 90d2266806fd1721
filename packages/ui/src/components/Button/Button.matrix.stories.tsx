import { keysOf, type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { buttonSizes, buttonTones } from './Button.styles.ts'
import { Button, type ButtonProps } from './Button.tsx'

export default { component: Button, tags: ['!autodocs'] }

const options: MatrixOptions<ButtonProps> = {
  component: Button,
  props: { children: 'Play now' },
  axes: { tone: keysOf(buttonTones), size: keysOf(buttonSizes), disabled: [false, true], isBusy: [false, true] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
