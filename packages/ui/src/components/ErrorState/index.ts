export { type ErrorStateSize, errorStateSizes } from './ErrorState.styles.ts'
export { ErrorState, type ErrorStateLabels, type ErrorStateProps, errorStateLabels } from './ErrorState.tsx'
