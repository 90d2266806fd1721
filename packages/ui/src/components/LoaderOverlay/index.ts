export { type LoaderOverlayLabels, loaderOverlayLabels } from './LoaderOverlay.labels.ts'
export { type LoaderOverlayCover, loaderOverlayCovers } from './LoaderOverlay.styles.ts'
export { LoaderOverlay, type LoaderOverlayProps } from './LoaderOverlay.tsx'
