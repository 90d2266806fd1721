import type { DialogLabels } from '../../../packages/ui/src/components/Dialog/index.ts'

export const labels: DialogLabels = { close: 'Kapat' }
