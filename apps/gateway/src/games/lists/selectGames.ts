import type { GameType, WireGame } from '@foyer/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'

/** The games of a merchant with their vendors; add conditions, then select with `gameColumns`. */
export function fromGames(db: Kysely<Database>, merchantId: number) {
  return db
    .selectFrom('games as g')
    .innerJoin('vendors as v', (join) =>
      join.onRef('v.merchant_id', '=', 'g.merchant_id').onRef('v.code', '=', 'g.vendor_code'),
    )
    .where('g.merchant_id', '=', merchantId)
}

export const gameColumns = [
  'g.node_id',
  'g.game_id',
  'g.name',
  'v.name as vendor_name',
  'g.vendor_code',
  'g.game_type',
  'g.game_classify',
  'g.icon_url',
  'g.wide_icon_url',
  'g.trial_offered',
  'g.is_vendor_list',
  'g.is_new',
  'g.hot_rank',
  'g.min_bet',
  'g.lines',
  'g.rtp',
] as const

interface GameRow {
  readonly node_id: number
  readonly game_id: string
  readonly name: string
  readonly vendor_name: string
  readonly vendor_code: string
  readonly game_type: string
  readonly game_classify: string
  readonly icon_url: string
  readonly wide_icon_url: string
  readonly trial_offered: boolean
  readonly is_vendor_list: boolean
  readonly is_new: boolean
  readonly hot_rank: number | null
  readonly min_bet: number
  readonly lines: number | null
  readonly rtp: number | null
}

/** A stored game as the wire spells it (EN04). */
export function gameToWire(row: GameRow): WireGame {
  return {
    nodeId: row.node_id,
    gameId: row.game_id,
    gameName: row.name,
    displayName: row.vendor_name,
    vassalage: row.vendor_code,
    // The database holds only what was written from this union.
    gameType: row.game_type as GameType,
    gameClassify: row.game_classify,
    iconUrl: row.icon_url,
    lagerIcon: row.wide_icon_url,
    supportPlay: row.trial_offered ? 0 : 1,
    isGame: row.is_vendor_list ? 'VASSALAGE' : 'GAME',
    isNew: row.is_new,
    isHot: row.hot_rank !== null,
    minBet: row.min_bet,
    ...(row.lines === null ? {} : { lines: row.lines }),
    ...(row.rtp === null ? {} : { rtp: row.rtp }),
  }
}
