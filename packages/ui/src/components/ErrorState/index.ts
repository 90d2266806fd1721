export { type ErrorStateLabels, errorStateLabels } from './ErrorState.labels.ts'
export { type ErrorStateSize, errorStateSizes } from './ErrorState.styles.ts'
export { ErrorState, type ErrorStateProps } from './ErrorState.tsx'
