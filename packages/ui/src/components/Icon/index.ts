export { Icon, type IconProps } from './Icon.tsx'
export { type IconSize, iconSizes } from './Icon.styles.ts'
