/** What other domains may use of one-time codes. */
export { endLoginsUnderWay } from './endLogins.ts'
export { type CodeRequest, codeMinutes, consumeCode, endCodes, sendCode } from './oneTimeCodes.ts'
