export { type RadioGroupVariant, radioGroupVariants } from './RadioGroup.styles.ts'
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup.tsx'
