import type { ToastLabels } from '../../../packages/ui/src/components/Toast/index.ts'

export const labels: ToastLabels = { region: 'Mesajlar', dismiss: 'Kapat' }
