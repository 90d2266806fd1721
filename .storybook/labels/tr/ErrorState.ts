import type { ErrorStateLabels } from '../../../packages/ui/src/components/ErrorState/index.ts'

export const labels: ErrorStateLabels = {
  title: 'Yüklenemedi',
  retry: 'Yeniden dene',
  reference: (id) => `Başvuru no ${id}`,
}
