/** What other domains may use of the wallet. */
export { type Account, type AccountName, ensureAccount, findAccount } from './accounts.ts'
export { checkBooks } from './checkBooks.ts'
export { ledgerOf } from './ledger.ts'
export { postTransfer, postTransfers } from './posting/postTransfers.ts'
export { readBalances } from './readBalances.ts'
export { hashToken } from './seamless/gameSessions.ts'
export { playMoneyOwner } from './seamless/postCalls.ts'
export { warnOfLeftWallets } from './vendors/warnOfLeftWallets.ts'
