/** What moves money, as players are told it. A server may have others; a page calls those by their own name. */
export const transactionKinds = [
  'deposit',
  'withdrawal',
  'withdrawal_return',
  'transfer',
  'wallet',
  'bet',
  'win',
  'rollback',
  'bonus',
  'rebate',
  'adjustment',
  'opening',
] as const
export type TransactionKind = (typeof transactionKinds)[number]

/**
 * Several kinds that make up one number: a stake is a bet less what of it was given back, and so is a withdrawal. `other` is everything that is
 * neither play nor paid in or out, whatever kinds there are.
 */
export const transactionGroups = {
  stakes: { of: ['bet', 'rollback'] },
  play: { of: ['bet', 'win', 'rollback'] },
  withdrawals: { of: ['withdrawal', 'withdrawal_return'] },
  other: { notOf: ['bet', 'win', 'rollback', 'deposit', 'withdrawal', 'withdrawal_return'] },
} as const satisfies Readonly<
  Record<string, { readonly of: readonly TransactionKind[] } | { readonly notOf: readonly TransactionKind[] }>
>
export type TransactionGroup = keyof typeof transactionGroups
