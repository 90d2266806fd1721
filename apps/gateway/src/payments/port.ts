/** What other domains may use of payments. */
export { decideDeposit, openDeposits } from './decideDeposit.ts'
export { labelOf } from './methods.ts'
export { decideWithdrawal, openWithdrawals, readProofOf } from './withdrawals/decideWithdrawal.ts'
export { forgottenPasswords } from './withdrawals/forgottenPasswords.ts'
export { createGiveWithdrawals } from './withdrawals/giveWithdrawals.ts'
