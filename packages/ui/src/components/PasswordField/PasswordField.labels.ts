import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type PasswordFieldLabels = Labels<typeof en>

export const passwordFieldLabels: PasswordFieldLabels = en
