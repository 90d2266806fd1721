export { ToastRegion, type ToastLabels, type ToastMessage, type ToastRegionProps, toastLabels } from './ToastRegion.tsx'
export { type ToastTone, toastTones } from './Toast.styles.ts'
