import type { Generated, JSONColumnType } from 'kysely'
import type { Instant } from './instant.ts'

export interface VendorsTable {
  merchant_id: number
  code: string
  name: string
  position: number
  is_hot: boolean
  icon_url: string
  wide_icon_url: string
  /** Ground of its card, `#rrggbb`. */
  colour: string | null
  /** Rows of `{ gameType, gameClassify[] }`. */
  game_types: JSONColumnType<{ gameType: string; gameClassify: string[] }[]>
}

export interface GamesTable {
  merchant_id: number
  node_id: number
  game_id: string
  name: string
  /** Lower-cased, accent-free name for searching. */
  name_key: string
  vendor_code: string
  game_type: string
  game_classify: string
  icon_url: string
  wide_icon_url: string
  /** Tall artwork of 3:4. */
  poster_url: string | null
  /** Round artwork for its winners. */
  winner_url: string | null
  trial_offered: boolean
  /** Opens with play money, never for real money. */
  play_money_only: Generated<boolean>
  is_vendor_list: boolean
  is_new: boolean
  /** Position among hot games, null when it is not hot. */
  hot_rank: number | null
  popularity: number
  min_bet: number
  lines: number | null
  rtp: number | null
  /** Codes of what happens on its reels, with commas between them. */
  features: string | null
  /** Code of what it is about. */
  theme: string | null
  volatility: 'low' | 'medium' | 'high' | null
  has_jackpot: Generated<boolean>
  /** Day it came out, `yyyy-mm-dd`. */
  released_on: string | null
}

export interface FavouritesTable {
  merchant_id: number
  member_id: bigint
  node_id: number
  created_at: Instant
}

export interface GameCollectionsTable {
  merchant_id: number
  collection_id: Generated<number>
  member_id: bigint
  name: string
  /** Folded name: those that differ in case or accents alone are the same. */
  name_key: string
}

export interface CollectedGamesTable {
  merchant_id: number
  collection_id: number
  node_id: number
  added_at: Instant
}

export interface RecentPlaysTable {
  merchant_id: number
  member_id: bigint
  node_id: number
  played_at: Instant
}
