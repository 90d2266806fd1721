import type { PasswordFieldLabels } from '../../../packages/ui/src/components/PasswordField/index.ts'

export const labels: PasswordFieldLabels = { show: 'Parolayı göster', hide: 'Parolayı gizle' }
