export { type PaginationLabels, paginationLabels } from './Pagination.labels.ts'
export { Pagination, type PaginationProps } from './Pagination.tsx'
export { type PageSlot, pagesToShow } from './pagesToShow.ts'
