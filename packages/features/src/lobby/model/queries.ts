import type { GameType } from '@foyer/contract'
import type { SettingsOf } from '@foyer/feature-api'
import type { PosterRowSettings, TopTenSettings } from '../config.schema.ts'
import { type VendorPageId, vendorCategories } from './lobbyCategories.ts'

/** Hot games over all types (I29). */
export const hotGamesQuery = {} as const

/** The ten hottest games are among the hot ones, of a category when one is chosen (I29). */
export const topTenQuery = ({ category }: SettingsOf<typeof TopTenSettings>) =>
  category === undefined ? hotGamesQuery : { gameType: category }

/** The games of a row of posters. */
export const posterQuery = ({ category, order, count }: SettingsOf<typeof PosterRowSettings>) => ({
  gameType: category,
  gameClassify: order === 'new' ? 'NEW' : 'ALL',
  pageNo: 1,
  pageSize: count,
})

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
