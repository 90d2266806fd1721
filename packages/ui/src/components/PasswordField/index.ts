export { type PasswordFieldLabels, passwordFieldLabels } from './PasswordField.labels.ts'
export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'
