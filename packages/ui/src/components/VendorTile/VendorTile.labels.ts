import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type VendorTileLabels = Labels<typeof en>

export const vendorTileLabels: VendorTileLabels = en
