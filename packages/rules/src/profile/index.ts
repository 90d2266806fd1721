export { checkProfile, type ProfileProblem } from './checkProfile.ts'
export { isFixedOnceSet, type ProfileFieldName, profileFieldNames, profileRules } from './profileFields.ts'
