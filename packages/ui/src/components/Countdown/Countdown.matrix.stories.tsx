import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { storyNow } from '../../../stories/storyTime.ts'
import { Countdown, type CountdownProps } from './Countdown.tsx'

export default { component: Countdown, tags: ['!autodocs'] }

const options: MatrixOptions<CountdownProps> = {
  component: Countdown,
  cellWidth: 120,
  props: { closesAt: storyNow + 52 * 3_600_000 },
  axes: { isOnSale: [true, false] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
