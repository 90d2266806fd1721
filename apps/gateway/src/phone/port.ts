/** What other domains may use of the verification of numbers. */
export { checkPhone } from './checkPhone.ts'
