import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type FooterLabels = Labels<typeof en>

export const footerLabels: FooterLabels = en
