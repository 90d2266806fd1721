import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { OneTimeCode, type OneTimeCodeProps } from './OneTimeCode.tsx'

export default { component: OneTimeCode, tags: ['!autodocs'] }

const options: MatrixOptions<OneTimeCodeProps> = {
  component: OneTimeCode,
  props: { label: 'Code', hint: 'It holds for five minutes.' },
  axes: {
    length: [6, 8],
    defaultValue: [undefined, '402918'],
    error: [undefined, 'Not the one we sent.'],
    disabled: [false, true],
  },
  captions: { length: ['six digits', 'eight digits'], defaultValue: ['empty', 'typed'] },
  cellWidth: 330,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
