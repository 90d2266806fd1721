import { keysOf, type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Button } from '../Button/Button.tsx'
import { emptyStateSizes } from './EmptyState.styles.ts'
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx'

export default { component: EmptyState, tags: ['!autodocs'] }

const options: MatrixOptions<EmptyStateProps> = {
  component: EmptyState,
  props: { title: 'No bets in these days', children: 'Choose an earlier first day, or another category.' },
  axes: { size: keysOf(emptyStateSizes), actions: [undefined, <Button key="all">All slots</Button>] },
  captions: { size: ['in a panel', 'of a page'], actions: ['', 'with a way on'] },
  cellWidth: 440,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
