import type { OperationId } from '@foyer/contract'

/** All this feature may ask of the server. */
export const operations = ['gameTitles', 'gameList', 'gameVendors'] as const satisfies readonly OperationId[]
export type Operation = (typeof operations)[number]
