export { type EmptyStateSize, emptyStateSizes } from './EmptyState.styles.ts'
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx'
