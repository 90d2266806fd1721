import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type StepperLabels = Labels<typeof en>

export const stepperLabels: StepperLabels = en
