import type { Fixture, GameType, Vendor } from '@foyer/contract'
import type { Handler } from '../../calls/handlers.ts'
import { matchTypes } from '../../catalogue/floor.ts'

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

/** A vendor's card tells the first match of its most played games. */
const watchedGames = 8

/** I31. Only categories that some vendor has games in. */
export const gameVendors: Handler<'gameVendors'> = async ({ catalogues, merchant, floor }) => {
  const { vendors, count, find } = await catalogues.of(merchant)
  const watched = (vendor: string, gameType: GameType) =>
    find({ vendor, types: [gameType], gamesOnly: true }).slice(0, watchedGames)
  const matches = vendors.flatMap(({ code, gameTypes }) =>
    gameTypes.flatMap(({ gameType }) => (matchTypes.includes(gameType) ? watched(code, gameType) : [])),
  )
  const told = await floor?.of(merchant, matches)
  const fixtureOf = (vendor: string, gameType: GameType): Fixture | undefined =>
    watched(vendor, gameType)
      .flatMap(({ wire }) => told?.get(wire.gameId)?.fixture ?? [])
      .sort((one, other) => one.startsAt.localeCompare(other.startsAt))[0]
  const order = new Set<GameType>([...merchant.config.nav.flatMap(({ category }) => category ?? []), ...usualOrder])
  return [...order].flatMap((gameCategory) => {
    const cards = vendors.flatMap((vendor): Vendor[] => {
      const offer = vendor.gameTypes.find(({ gameType }) => gameType === gameCategory)
      const gameCount = count(vendor.code, gameCategory)
      if (offer === undefined || gameCount === 0) return []
      const fixture = matchTypes.includes(gameCategory) ? fixtureOf(vendor.code, gameCategory) : undefined
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
          ...(vendor.colour === null ? {} : { colour: vendor.colour }),
          ...(fixture === undefined ? {} : { fixture }),
        },
      ]
    })
    if (cards.length === 0) return []
    return [{ gameCategory, gameClassify: [...new Set(cards.flatMap((card) => card.gameClassify))], vendors: cards }]
  })
}
