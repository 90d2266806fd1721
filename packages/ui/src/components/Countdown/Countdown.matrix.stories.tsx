import { keysOf, type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { storyNow } from '../../../stories/storyTime.ts'
import { countdownVariants } from './Countdown.styles.ts'
import { Countdown, type CountdownProps } from './Countdown.tsx'

export default { component: Countdown, tags: ['!autodocs'] }

const options: MatrixOptions<CountdownProps> = {
  component: Countdown,
  cellWidth: 440,
  props: { closesAt: storyNow + 52 * 3_600_000 },
  axes: {
    variant: keysOf(countdownVariants),
    isOnSale: [true, false],
    closesAt: [storyNow + 52 * 3_600_000, storyNow + 3_600_000, storyNow + 42_000],
  },
  captions: { closesAt: ['days', 'an hour', 'under a minute'], isOnSale: ['on sale', 'closed'] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
