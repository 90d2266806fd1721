/** What other domains may use of members' numbers and addresses. */
export { mailKey, mobileKey } from './contactKeys.ts'
export { hintOf } from './hintOf.ts'
export { isLongVerified } from './isLongVerified.ts'
export { type Contact, findMemberByContact, findVerifiedContact, readContacts, storeContact } from './memberContacts.ts'
