import type { GameType, Vendor } from '@foyer/contract'
import type { Handler } from '../../calls/handlers.ts'

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
export const gameVendors: Handler<'gameVendors'> = async ({ catalogues, merchant }) => {
  const { vendors, count } = await catalogues.of(merchant)
  const order = new Set<GameType>([...merchant.config.nav.flatMap(({ category }) => category ?? []), ...usualOrder])
  return [...order].flatMap((gameCategory) => {
    const cards = vendors.flatMap((vendor): Vendor[] => {
      const offer = vendor.gameTypes.find(({ gameType }) => gameType === gameCategory)
      const gameCount = count(vendor.code, gameCategory)
      if (offer === undefined || gameCount === 0) return []
      return [
        {
          vassalage: vendor.code,
          displayName: vendor.name,
          accountTypeName: vendor.code,
          isHot: vendor.isHot ? 1 : 0,
          iconUrl: vendor.iconUrl,
          lagerIcon: vendor.wideIconUrl,
          gameClassify: offer.gameClassify,
          gameCount,
        },
      ]
    })
    if (cards.length === 0) return []
    return [{ gameCategory, gameClassify: [...new Set(cards.flatMap((card) => card.gameClassify))], vendors: cards }]
  })
}
