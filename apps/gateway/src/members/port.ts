/** What other domains may use of the accounts of people. */
export { createMember } from './createMember.ts'
