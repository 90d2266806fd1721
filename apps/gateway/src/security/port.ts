/** What other domains may use of the account's log. */
export { changeAccount, noteEvent, placeOf } from './accountLog.ts'
