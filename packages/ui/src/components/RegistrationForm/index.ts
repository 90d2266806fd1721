export { type RegistrationFormLabels, registrationFormLabels } from './RegistrationForm.labels.ts'
export {
  type RegistrationField,
  RegistrationForm,
  type RegistrationFormProps,
  type RegistrationValues,
} from './RegistrationForm.tsx'
