export { Pagination, type PaginationLabels, type PaginationProps, paginationLabels } from './Pagination.tsx'
export { type PageSlot, pagesToShow } from './pagesToShow.ts'
