export { type HeaderLabels, headerLabels } from './Header.labels.ts'
export { Header, type HeaderProps } from './Header.tsx'
