export { type DialogSize, type DialogTone, dialogSizes, dialogTones } from './Dialog.styles.ts'
export { Dialog, type DialogButton, type DialogLabels, type DialogProps, dialogLabels } from './Dialog.tsx'
export type { DialogCloseReason } from './useNativeDialog.ts'
