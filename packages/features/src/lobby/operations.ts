import type { OperationId } from '@foyer/contract'

/** All this feature may ask of the server. */
export const operations = [
  'gameList',
  'gameTitles',
  'popupGames',
  'roomList',
  'gameVendors',
  'vendorGameTypes',
  'hotGames',
  'recentGames',
  'favouriteGames',
  'favouriteIds',
  'gameCollections',
] as const satisfies readonly OperationId[]
export type Operation = (typeof operations)[number]
