export { type VendorTileLabels, vendorTileLabels } from './VendorTile.labels.ts'
export { type VendorTileVariant, vendorTileVariants } from './VendorTile.styles.ts'
export { VendorTile, type VendorTileProps } from './VendorTile.tsx'
