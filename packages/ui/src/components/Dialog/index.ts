export { type DialogLabels, dialogLabels } from './Dialog.labels.ts'
export { type DialogSize, type DialogTone, dialogSizes, dialogTones } from './Dialog.styles.ts'
export { Dialog, type DialogButton, type DialogProps } from './Dialog.tsx'
export type { DialogCloseReason } from './useNativeDialog.ts'
