export {
  type VendorTileBackdrop,
  type VendorTileVariant,
  vendorTileBackdrops,
  vendorTileVariants,
} from './VendorTile.styles.ts'
export { defaultVendorTileLabels, VendorTile, type VendorTileLabels, type VendorTileProps } from './VendorTile.tsx'
