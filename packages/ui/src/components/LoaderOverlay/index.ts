export { type LoaderOverlayCover, loaderOverlayCovers } from './LoaderOverlay.styles.ts'
export {
  LoaderOverlay,
  type LoaderOverlayLabels,
  type LoaderOverlayProps,
  loaderOverlayLabels,
} from './LoaderOverlay.tsx'
