import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { storyHistory } from '../../stories/art/bets.ts'
import { PersonalHistory, type PersonalHistoryProps } from './PersonalHistory.tsx'

export default { component: PersonalHistory, tags: ['!autodocs'] }

const ignore = (): void => undefined
const options: MatrixOptions<PersonalHistoryProps> = {
  component: PersonalHistory,
  cellWidth: 976,
  props: {
    state: 'ready',
    data: storyHistory(6, 60),
    filter: { from: '2026-10-22', to: '2026-11-20', category: '', provider: '', status: '', betId: '' },
    choices: { categories: [], providers: [] },
    today: '2026-11-20',
    pageSize: 6,
    onFilterChange: ignore,
    onPageChange: ignore,
    onRetry: ignore,
    onExport: ignore,
  },
  axes: { state: ['ready', 'error'] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
