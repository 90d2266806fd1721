export { type FloatingBarLabels, floatingBarLabels } from './FloatingBar.labels.ts'
export { FloatingBar, type FloatingBarEntry, type FloatingBarProps, type FloatingLink } from './FloatingBar.tsx'
