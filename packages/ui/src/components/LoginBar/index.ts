export { type LoginBarLabels, loginBarLabels } from './LoginBar.labels.ts'
export { LoginBar, type LoginBarProps } from './LoginBar.tsx'
export type { LoginBarRefusal, LoginBarValues } from './loginBarValues.ts'
