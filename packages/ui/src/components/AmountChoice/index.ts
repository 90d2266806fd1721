export { AmountChoice, type AmountChoiceProps, type AmountOption } from './AmountChoice.tsx'
