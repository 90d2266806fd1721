import type { OperationId } from '@foyer/contract'

/** All this feature may ask of the server. */
export const operations = [
  'favouriteIds',
  'addFavourite',
  'removeFavourite',
  'gameCollections',
  'saveGameCollection',
  'removeGameCollection',
  'collectGame',
] as const satisfies readonly OperationId[]
export type Operation = (typeof operations)[number]
