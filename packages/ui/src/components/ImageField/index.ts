export { type ImageFieldLabels, imageFieldLabels } from './ImageField.labels.ts'
export { ImageField, type ImageFieldProps } from './ImageField.tsx'
export type { ChosenImage } from './readImage.ts'
