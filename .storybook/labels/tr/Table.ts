import type { TableLabels } from '../../../packages/ui/src/components/Table/index.ts'

export const labels: TableLabels = { loading: 'Satırlar yükleniyor' }
