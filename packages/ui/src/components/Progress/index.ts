export { type ProgressTone, progressTones } from './Progress.styles.ts'
export { Progress, type ProgressProps } from './Progress.tsx'
