export { Header, type HeaderLabels, type HeaderProps, headerLabels } from './Header.tsx'
