import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type CodeFieldLabels = Labels<typeof en>

export const codeFieldLabels: CodeFieldLabels = en
