import { type MatrixOptions, matrix, pageWidth } from '../../../stories/matrix.tsx'
import { storyHead, storyStatement } from '../../stories/art/statement.ts'
import { ActivityStatement, type ActivityStatementProps } from './ActivityStatement.tsx'

export default { component: ActivityStatement, tags: ['!autodocs'] }

const ignore = (): void => undefined
const options: MatrixOptions<ActivityStatementProps> = {
  component: ActivityStatement,
  cellWidth: pageWidth,
  props: {
    state: 'ready',
    head: storyHead,
    statement: storyStatement(),
    periods: [{ value: '2025', label: '2025' }],
    period: '',
    hrefOf: ({ id }, amount) => `#${id}-${amount}`,
    onPeriodChange: ignore,
    onExport: ignore,
    onRetry: ignore,
  },
  axes: { state: ['ready', 'error'] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
