import type { GameType, Vendor } from '@foyer/contract'
import { sql } from 'kysely'
import type { CallContext, Handler } from '../../server/handlers.ts'

/** Order of categories that the merchant's navigation does not name (H05). */
const usualOrder: readonly GameType[] = [
  'LOTT',
  'LIVE',
  'SPORTS',
  'FISH',
  'RNG',
  'PVP',
  'ESPORTS',
  'COCKFIGHT',
  'ELOTT',
]

/** I31. Only categories that some vendor has games in. */
export const gameVendors: Handler<'gameVendors'> = async (context) => {
  const [vendors, counts] = await Promise.all([readVendors(context), countGames(context)])
  const order = new Set<GameType>([...context.merchant.config.nav.map(({ category }) => category), ...usualOrder])
  return [...order].flatMap((gameCategory) => {
    const cards = vendors.flatMap((row): Vendor[] => {
      const offer = row.game_types.find(({ gameType }) => gameType === gameCategory)
      const gameCount = counts.get(`${row.code} ${gameCategory}`) ?? 0
      if (offer === undefined || gameCount === 0) return []
      return [
        {
          vassalage: row.code,
          displayName: row.name,
          accountTypeName: row.code,
          isHot: row.is_hot ? 1 : 0,
          iconUrl: row.icon_url,
          lagerIcon: row.wide_icon_url,
          gameClassify: offer.gameClassify,
          gameCount,
        },
      ]
    })
    if (cards.length === 0) return []
    return [{ gameCategory, gameClassify: [...new Set(cards.flatMap((card) => card.gameClassify))], vendors: cards }]
  })
}

function readVendors({ db, merchant }: CallContext) {
  return db
    .selectFrom('vendors')
    .selectAll()
    .where('merchant_id', '=', merchant.id)
    .orderBy('position')
    .orderBy('code')
    .execute()
}

async function countGames({ db, merchant }: CallContext): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('games')
    .select(['vendor_code', 'game_type', sql<number>`count(*)::int`.as('total')])
    .where('merchant_id', '=', merchant.id)
    .where('is_vendor_list', '=', false)
    .groupBy(['vendor_code', 'game_type'])
    .execute()
  return new Map(rows.map((row) => [`${row.vendor_code} ${row.game_type}`, row.total]))
}
