import type { GameType } from '@foyer/contract'
import { type VendorPageId, vendorCategories } from './lobbyCategories.ts'

/** Hot games over all types (I29). */
export const hotGamesQuery = {} as const

/** Big tiles in a category's row on home (L11, C08). */
export const rowTiles = 10

/** The games of a category's row on home. */
export const rowQuery = (gameType: GameType) => ({ gameType, gameClassify: 'ALL', pageNo: 1, pageSize: rowTiles })

/** Games of a type on one page, where no big tiles stand among them (C02). */
export const plainPageSize = 20

/** What a page of vendors shows before one is chosen. */
export const vendorPageQuery = (page: VendorPageId) => ({
  gameType: vendorCategories[page],
  pageNo: 1,
  pageSize: plainPageSize,
})
