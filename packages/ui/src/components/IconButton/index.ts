export { IconButton, type IconButtonProps } from './IconButton.tsx'
export { type IconButtonSize, type IconButtonTone, iconButtonSizes, iconButtonTones } from './IconButton.styles.ts'
