export {
  checkSubmission,
  composed,
  type FieldRuleInput,
  isAsked,
  isRequired,
  type SubmissionProblem,
} from './checkSubmission.ts'
export { type FieldName, fieldNames } from './fieldNames.ts'
export { type RegistrationMethod, registrationFields } from './registrationFields.ts'
