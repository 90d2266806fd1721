export { type CodeFieldLabels, codeFieldLabels } from './CodeField.labels.ts'
export { CodeField, type CodeFieldProps, type CodeSending } from './CodeField.tsx'
