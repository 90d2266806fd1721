import type { OperationId } from '@foyer/contract'

/** All this feature may ask of the server. */
export const operations = [
  'addBankAccount',
  'bankAccounts',
  'cancelWithdrawal',
  'confirmWithdrawal',
  'removeBankAccount',
  'securityOverview',
  'startWithdrawal',
  'withdrawalMethods',
  'withdrawalMissing',
  'withdrawals',
] as const satisfies readonly OperationId[]
export type Operation = (typeof operations)[number]
