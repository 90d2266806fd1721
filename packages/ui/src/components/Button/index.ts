export { type ButtonSize, type ButtonTone, buttonSizes, buttonTones } from './Button.styles.ts'
export { Button, type ButtonProps } from './Button.tsx'
