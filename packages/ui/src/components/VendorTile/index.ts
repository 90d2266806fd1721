export {
  type VendorTileBackdrop,
  type VendorTileVariant,
  vendorTileBackdrops,
  vendorTileVariants,
} from './VendorTile.styles.ts'
export { VendorTile, type VendorTileLabels, type VendorTileProps, vendorTileLabels } from './VendorTile.tsx'
