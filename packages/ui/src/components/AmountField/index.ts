export { AmountField, type AmountFieldProps, type AmountSuggestion } from './AmountField.tsx'
