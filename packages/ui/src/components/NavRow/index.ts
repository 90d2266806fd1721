export { type NavRowLabels, navRowLabels } from './NavRow.labels.ts'
export { NavRow, type NavRowEntry, type NavRowProps } from './NavRow.tsx'
