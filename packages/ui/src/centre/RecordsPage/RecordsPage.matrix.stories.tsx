import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import {
  isSettled,
  type StoryBet,
  storyBets,
  storyColumns,
  storyDays,
  storyFilters,
} from '../../stories/art/records.ts'
import { RecordsPage, type RecordsPageProps } from './RecordsPage.tsx'

export default { component: RecordsPage, tags: ['!autodocs'] }

const ignore = (): void => undefined
const options: MatrixOptions<RecordsPageProps<StoryBet>> = {
  component: RecordsPage<StoryBet>,
  cellWidth: 976,
  props: {
    title: 'Bets',
    state: 'ready',
    columns: storyColumns,
    rows: storyBets(7),
    rowKey: ({ id }) => id,
    isCounted: isSettled,
    filters: storyFilters,
    values: { from: '2026-10-22', to: '2026-11-20' },
    plot: { title: 'Net result per day', header: 'Net result', days: storyDays },
    page: 1,
    pageCount: 9,
    rowCount: 60,
    pageSize: 7,
    onValuesChange: ignore,
    onPageChange: ignore,
    onRetry: ignore,
    onExport: ignore,
  },
  axes: { state: ['ready', 'error', 'offline'] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
