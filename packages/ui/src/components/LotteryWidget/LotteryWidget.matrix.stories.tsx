import { keysOf, type MatrixOptions, matrix, pageWidth } from '../../../stories/matrix.tsx'
import meta from './LotteryWidget.stories.tsx'
import { lotteryLayouts } from './LotteryWidget.styles.ts'
import { LotteryWidget, type LotteryWidgetProps } from './LotteryWidget.tsx'

export default { component: LotteryWidget, tags: ['!autodocs'] }

const options: MatrixOptions<LotteryWidgetProps> = {
  component: LotteryWidget,
  cellWidth: pageWidth,
  props: { ...meta.args, more: { href: '#all', text: 'All lotteries' } },
  axes: { layout: keysOf(lotteryLayouts) },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
export const LightNarrow = matrix('light', { ...options, cellWidth: 358 })
