import { type GameType, gameTypeToWire, type NamedGame } from '@foyer/contract'
import type { Kysely, Selectable } from 'kysely'
import type { Database, GamesTable } from '../database/schema.ts'
import type { Merchant } from '../merchants/merchant.ts'
import { isOffered } from '../merchants/offer.ts'
import { asciiJson } from './asciiJson.ts'
import { type Catalogue, type CatalogueVendor, createCatalogue, type GameTraits } from './catalogue.ts'
import { readLotteryFacts } from './readLotteryFacts.ts'

/** Reads all a merchant offers: of what it has, the games that its site can open. */
export async function loadCatalogue(
  db: Kysely<Database>,
  { id: merchantId, offer }: Pick<Merchant, 'id' | 'offer'>,
): Promise<Catalogue> {
  const vendorRows = await db
    .selectFrom('vendors')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .orderBy('position')
    .orderBy('code')
    .execute()
  const vendors = vendorRows.map(
    (row): CatalogueVendor => ({
      code: row.code,
      name: row.name,
      isHot: row.is_hot,
      iconUrl: row.icon_url,
      wideIconUrl: row.wide_icon_url,
      colour: row.colour,
      // The database holds only types that were written from this union.
      gameTypes: row.game_types as { gameType: GameType; gameClassify: string[] }[],
    }),
  )
  const vendorNames = new Map(vendors.map(({ code, name }) => [code, name]))
  const rows = await db
    .selectFrom('games')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .orderBy('popularity', 'desc')
    .orderBy('node_id')
    .execute()
  const { playTypes, names } = await readLotteryFacts(db, merchantId)
  const games = rows.map((row) => {
    // The database holds only what was written from this union.
    const type = row.game_type as GameType
    const wire = {
      ...gameToWire(row, type, vendorNames.get(row.vendor_code) ?? row.vendor_code),
      ...(playTypes.has(row.game_id) ? { defaultPlayType: playTypes.get(row.game_id) } : {}),
    }
    return { type, wire, json: asciiJson(wire), nameKey: row.name_key, hotRank: row.hot_rank, traits: traitsOf(row) }
  })
  return createCatalogue(
    games.filter(({ type, wire }) => isOffered(offer, { ...wire, gameType: type })),
    vendors,
    names,
  )
}

const traitsOf = (row: Selectable<GamesTable>): GameTraits => ({
  features: row.features?.split(',') ?? [],
  theme: row.theme,
  volatility: row.volatility,
  hasJackpot: row.has_jackpot,
  releasedOn: row.released_on,
})

/** A stored game as the wire spells it (EN04). */
function gameToWire(row: Selectable<GamesTable>, type: GameType, vendorName: string): NamedGame {
  return {
    nodeId: row.node_id,
    gameId: row.game_id,
    gameName: row.name,
    displayName: vendorName,
    vassalage: row.vendor_code,
    ...gameTypeToWire(type),
    gameClassify: row.game_classify,
    iconUrl: row.icon_url,
    lagerIcon: row.wide_icon_url,
    ...(row.poster_url === null ? {} : { posterIcon: row.poster_url }),
    supportPlay: row.trial_offered ? 0 : 1,
    ...(row.play_money_only ? { playMoneyOnly: true } : {}),
    isGame: row.is_vendor_list ? 'VASSALAGE' : 'GAME',
    ...spellingsOf(row),
    isNew: row.is_new,
    isHot: row.hot_rank !== null,
    minBet: row.min_bet,
    ...(row.lines === null ? {} : { lines: row.lines }),
    ...(row.rtp === null ? {} : { rtp: row.rtp }),
  }
}

/** What tables, lotteries and lists of a vendor are also called on the wire (EN04). */
function spellingsOf(row: Selectable<GamesTable>): Partial<NamedGame> {
  if (row.is_vendor_list) return { showIcon: row.icon_url }
  if (row.game_type === 'LIVE') return { roomId: row.game_id, nodeName: row.name }
  if (row.game_type !== 'LOTT' && row.game_type !== 'ELOTT') return {}
  return {
    id: row.node_id,
    type: row.game_classify,
    code: row.game_id,
    gameCode: row.game_id,
    accountTypeName: row.vendor_code,
  }
}
