export {
  PasswordField,
  type PasswordFieldLabels,
  type PasswordFieldProps,
  passwordFieldLabels,
} from './PasswordField.tsx'
