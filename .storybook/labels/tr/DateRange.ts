import type { DateRangeLabels } from '../../../packages/ui/src/components/DateRange/index.ts'

export const labels: DateRangeLabels = { from: 'Başlangıç', to: 'Bitiş', order: 'İlk gün son günden sonra.' }
