import type { Database, Merchant } from '@foyer/gateway/ports'
import type { Transaction } from 'kysely'
import { artAddress } from '../artwork/artAddress.ts'
import { insertRows } from '../insertRows.ts'
import { catalogue } from './catalogue.ts'
import { popularityOf } from './popularity.ts'
import { vendorCards } from './vendors/vendorCards.ts'

/** Writes vendors and games. Node ids are the same in every version, so favourites and recent plays stay right. */
export async function seedCatalogue(trx: Transaction<Database>, merchant: Merchant): Promise<void> {
  await trx.deleteFrom('games').where('merchant_id', '=', merchant.id).execute()
  await trx.deleteFrom('vendors').where('merchant_id', '=', merchant.id).execute()
  await insertRows(
    trx,
    'vendors',
    {
      merchant_id: 'integer',
      code: 'text',
      name: 'text',
      position: 'integer',
      is_hot: 'boolean',
      icon_url: 'text',
      wide_icon_url: 'text',
      colour: 'text',
      game_types: 'jsonb',
    },
    vendorCards(merchant.code).map((card) => ({
      merchant_id: merchant.id,
      code: card.code,
      name: card.name,
      position: card.position,
      is_hot: card.isHot,
      icon_url: card.icon,
      wide_icon_url: card.wideIcon,
      colour: card.colour,
      game_types: card.gameTypes,
    })),
  )
  const games = catalogue()
  const popularity = popularityOf(games, merchant.code)
  await insertRows(
    trx,
    'games',
    {
      merchant_id: 'integer',
      node_id: 'integer',
      game_id: 'text',
      name: 'text',
      name_key: 'text',
      vendor_code: 'text',
      game_type: 'text',
      game_classify: 'text',
      icon_url: 'text',
      wide_icon_url: 'text',
      poster_url: 'text',
      winner_url: 'text',
      trial_offered: 'boolean',
      play_money_only: 'boolean',
      is_vendor_list: 'boolean',
      is_new: 'boolean',
      hot_rank: 'integer',
      popularity: 'integer',
      min_bet: 'double precision',
      lines: 'integer',
      rtp: 'double precision',
      features: 'text',
      theme: 'text',
      volatility: 'text',
      has_jackpot: 'boolean',
      released_on: 'text',
    },
    games.map((game) => ({
      merchant_id: merchant.id,
      node_id: game.nodeId,
      game_id: game.gameId,
      name: game.name,
      name_key: game.nameKey,
      vendor_code: game.vendor,
      game_type: game.gameType,
      game_classify: game.gameClass,
      icon_url: game.icon,
      wide_icon_url: game.wideIcon,
      poster_url: game.poster,
      winner_url: artAddress('winner', game.art),
      trial_offered: game.trialOffered,
      play_money_only: game.playMoneyOnly,
      is_vendor_list: game.opensVendorList,
      is_new: game.isNew,
      hot_rank: popularity.get(game.nodeId)?.hotRank ?? null,
      popularity: popularity.get(game.nodeId)?.popularity ?? 0,
      min_bet: game.minBet,
      lines: game.lines,
      rtp: game.rtp,
      features: game.traits.features.join() || null,
      theme: game.traits.theme,
      volatility: game.traits.volatility,
      has_jackpot: game.traits.hasJackpot,
      released_on: game.traits.releasedOn,
    })),
  )
}
