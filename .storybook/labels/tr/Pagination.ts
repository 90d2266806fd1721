import type { PaginationLabels } from '../../../packages/ui/src/components/Pagination/index.ts'

export const labels: PaginationLabels = {
  region: 'Sayfalar',
  previous: 'Önceki sayfa',
  next: 'Sonraki sayfa',
  page: (page) => `Sayfa ${page}`,
}
