export { Button, type ButtonProps } from './Button.tsx'
export { type ButtonSize, type ButtonTone, buttonSizes, buttonTones } from './Button.styles.ts'
