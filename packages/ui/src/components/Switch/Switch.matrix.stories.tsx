import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Switch, type SwitchProps } from './Switch.tsx'

export default { component: Switch, tags: ['!autodocs'] }

const options: MatrixOptions<SwitchProps> = {
  component: Switch,
  props: { label: 'Mails about bonuses' },
  axes: {
    defaultChecked: [false, true],
    disabled: [false, true],
    isBusy: [false, true],
    error: [undefined, 'Confirm your number first.'],
  },
  captions: { defaultChecked: ['off', 'on'] },
  cellWidth: 300,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
