export { type ToastTone, toastTones } from './Toast.styles.ts'
export { type ToastLabels, type ToastMessage, ToastRegion, type ToastRegionProps, toastLabels } from './ToastRegion.tsx'
