export { defaultHeaderLabels, Header, type HeaderLabels, type HeaderProps } from './Header.tsx'
