import { type MatrixOptions, matrix, pageWidth } from '../../../stories/matrix.tsx'
import { type StoryBet, storyBets, storyPage } from '../../stories/art/records.ts'
import { RecordsPage, type RecordsPageProps } from './RecordsPage.tsx'

export default { component: RecordsPage, tags: ['!autodocs'] }

const ignore = (): void => undefined
const options: MatrixOptions<RecordsPageProps<StoryBet>> = {
  component: RecordsPage<StoryBet>,
  cellWidth: pageWidth,
  props: {
    ...storyPage,
    rows: storyBets(7),
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
