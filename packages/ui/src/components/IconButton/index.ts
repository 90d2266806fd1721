export { type IconButtonSize, type IconButtonTone, iconButtonSizes, iconButtonTones } from './IconButton.styles.ts'
export { IconButton, type IconButtonProps } from './IconButton.tsx'
