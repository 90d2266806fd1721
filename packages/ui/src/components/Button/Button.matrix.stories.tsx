import { keysOf, type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { buttonSizes, buttonTones } from './Button.styles.ts'
import { Button, type ButtonProps } from './Button.tsx'

export default { component: Button, tags: ['!autodocs'] }

const states = { rest: {}, disabled: { disabled: true }, busy: { isBusy: true } } as const

interface StateProps extends Pick<ButtonProps, 'tone' | 'size'> {
  state: keyof typeof states
}

const options: MatrixOptions<StateProps> = {
  component: ({ state, ...props }) => (
    <Button {...props} {...states[state]}>
      Play now
    </Button>
  ),
  props: { state: 'rest' },
  axes: { tone: keysOf(buttonTones), size: keysOf(buttonSizes), state: keysOf(states) },
  captions: { state: ['', 'disabled', 'busy'] },
  cellWidth: 132,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
