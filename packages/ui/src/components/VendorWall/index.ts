export { VendorWall, type VendorWallProps, type WallVendor } from './VendorWall.tsx'
