export { EmptyState, type EmptyStateProps } from './EmptyState.tsx'
export { type EmptyStateSize, emptyStateSizes } from './EmptyState.styles.ts'
