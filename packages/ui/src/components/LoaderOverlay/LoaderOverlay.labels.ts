import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type LoaderOverlayLabels = Labels<typeof en>

export const loaderOverlayLabels: LoaderOverlayLabels = en
