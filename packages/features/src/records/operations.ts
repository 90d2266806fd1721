import type { OperationId } from '@foyer/contract'

/** All this feature may ask of the server. */
export const operations = [
  'activityStatement',
  'announcements',
  'betHistory',
  'gameVendors',
  'personalProfit',
  'systemStatus',
  'transactionHistory',
] as const satisfies readonly OperationId[]
export type Operation = (typeof operations)[number]
