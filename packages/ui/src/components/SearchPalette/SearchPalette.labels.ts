import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type SearchPaletteLabels = Labels<typeof en>

export const searchPaletteLabels: SearchPaletteLabels = en
