import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Pagination, type PaginationProps } from './Pagination.tsx'

export default { component: Pagination, tags: ['!autodocs'] }

const options = (cellWidth: number): MatrixOptions<PaginationProps> => ({
  component: Pagination,
  props: { page: 1, pageCount: 20 },
  axes: { page: [1, 6, 10, 20] },
  captions: { page: ['first page', 'near the start', 'in the middle', 'last page'] },
  cellWidth,
})

export const Dark = matrix('dark', options(720))
export const Light = matrix('light', options(720))
export const DarkNarrow = matrix('dark', options(328))
