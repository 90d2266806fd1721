import { keysOf, type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { errorStateSizes } from './ErrorState.styles.ts'
import { ErrorState, type ErrorStateProps } from './ErrorState.tsx'

export default { component: ErrorState, tags: ['!autodocs'] }

const options: MatrixOptions<ErrorStateProps> = {
  component: ErrorState,
  props: { children: 'Network link is abnormal, please try again.', onRetry: () => undefined },
  axes: { size: keysOf(errorStateSizes), reference: [undefined, 'req-7f3a91'] },
  captions: { size: ['in a panel', 'of a page'], reference: ['', 'with a reference'] },
  cellWidth: 440,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
