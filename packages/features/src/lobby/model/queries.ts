import type { GameType } from '@foyer/contract'
import type { SettingsOf } from '@foyer/feature-api'
import type {
  GameWallSettings,
  LiveNowSettings,
  PosterRowSettings,
  TabbedRowSettings,
  TopTenSettings,
} from '../config.schema.ts'
import { type VendorPageId, vendorCategories } from './lobbyCategories.ts'
import type { LobbyState } from './lobbyState.ts'

/** Hot games over all types (I29). */
export const hotGamesQuery = {} as const

/** The ten hottest games are among the hot ones, of a category when one is chosen (I29). */
export const topTenQuery = ({ category }: SettingsOf<typeof TopTenSettings>) =>
  category === undefined ? hotGamesQuery : { gameType: category }

/** The games of a row of posters, and those before it in its order. */
export const posterQuery = ({ category, order, count, firstPlace }: SettingsOf<typeof PosterRowSettings>) => ({
  gameType: category,
  gameClassify: order === 'new' ? 'NEW' : 'ALL',
  pageNo: 1,
  pageSize: firstPlace - 1 + count,
})

/** Games that a list without end has at a time (C03). */
export const wallSize = 42

/** What such a list asks for, besides the page. */
export const wallAsked = ({ category, order }: SettingsOf<typeof GameWallSettings>) => ({
  ...(category === undefined ? {} : { gameType: category }),
  gameClassify: order === 'new' ? 'NEW' : 'ALL',
})

/** Its first page. */
export const wallQuery = (settings: SettingsOf<typeof GameWallSettings>) => ({
  ...wallAsked(settings),
  pageNo: 1,
  pageSize: wallSize,
})

/** Games behind one tab: two whole rows at most on a wide screen. */
export const tabTiles = 8

/** The games behind a tab. */
export const tabQuery = ({ category, order }: SettingsOf<typeof TabbedRowSettings>) =>
  posterQuery({ category, order, count: tabTiles, firstPlace: 1 })

/** Live tables, most played first (I38). */
export const liveQuery = ({ count }: SettingsOf<typeof LiveNowSettings>) => ({ pageNo: 1, pageSize: count })

/** Lists of a lobby that no table has as its class. */
const noClass: readonly string[] = ['ALL', 'FAV', 'NEW', 'HOT']

/** Tables of the live lobby with a seat free (I38). */
export const tablesQuery = ({ vendor, classify }: Pick<LobbyState, 'vendor' | 'classify'>) => ({
  seatsFree: true,
  pageNo: 1,
  pageSize: 12,
  ...(vendor ? { vassalage: vendor } : {}),
  ...(noClass.includes(classify) ? {} : { gameClassify: classify }),
})

/** Big tiles in a category's row on home (L11, C08). */
export const rowTiles = 10

/** The games of a category's row on home. */
export const rowQuery = (gameType: GameType) => ({ gameType, gameClassify: 'ALL', pageNo: 1, pageSize: rowTiles })

/** Games of a type on one page of a maker (C02). */
export const plainPageSize = 20

/** Big tiles among 20, so that whole rows are filled at every width. */
export const bigOfTwenty = 4

/** What a page of vendors shows before one is chosen. */
export const vendorPageQuery = (page: VendorPageId) => ({
  gameType: vendorCategories[page],
  pageNo: 1,
  pageSize: plainPageSize,
})
