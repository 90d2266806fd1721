import type { GameType } from '@foyer/contract'

/** Vendors by category for wide screens (I31). */
export const vendorsQuery = { platform: 'html5-desktop' } as const

/** Hot games over all types (I29). */
export const hotGamesQuery = {} as const

/** Big tiles in a category's row on home (L11, C08). */
export const rowTiles = 10

/** The games of a category's row on home. */
export const rowQuery = (gameType: GameType) => ({ gameType, gameClassify: 'ALL', pageNo: 1, pageSize: rowTiles })
