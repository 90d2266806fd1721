import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { LoadMore, type LoadMoreProps } from './LoadMore.tsx'

export default { component: LoadMore, tags: ['!autodocs'] }

const options: MatrixOptions<LoadMoreProps> = {
  component: LoadMore,
  cellWidth: 240,
  props: { onLoad: () => undefined },
  axes: { isBusy: [false, true] },
  captions: { isBusy: ['', 'busy'] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
