import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type RegistrationFormLabels = Labels<typeof en>

export const registrationFormLabels: RegistrationFormLabels = en
