export { type ToastLabels, toastLabels } from './Toast.labels.ts'
export { type ToastTone, toastTones } from './Toast.styles.ts'
export type { ToastMessage } from './Toast.tsx'
export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx'
