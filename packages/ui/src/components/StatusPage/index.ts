export { type StatusPageLabels, statusPageLabels } from './StatusPage.labels.ts'
export { type StatusPageKind, statusPageKinds } from './StatusPage.styles.ts'
export { StatusPage, type StatusPageProps } from './StatusPage.tsx'
