import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { JackpotCounter, type JackpotCounterProps } from './JackpotCounter.tsx'

export default { component: JackpotCounter, tags: ['!autodocs'] }

const options: MatrixOptions<JackpotCounterProps> = {
  component: JackpotCounter,
  cellWidth: 240,
  props: { source: { kind: 'feed', value: 418_220_914 }, format: (value) => `$${value.toLocaleString('en')}` },
  axes: {
    source: [
      { kind: 'feed', value: 418_220_914 },
      { kind: 'decorative', load: () => 418_220_914, save: () => undefined },
    ],
  },
  captions: { source: ['fed by a pool', 'decoration, says so'] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
