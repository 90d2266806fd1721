/** What other domains may use of the wallet. */
export { type Account, ensureAccount, findAccount } from './accounts.ts'
export { postTransfer } from './ledger.ts'
export { hashToken } from './seamless/gameSessions.ts'
export { playMoneyOwner } from './seamless/moveMoney.ts'
