import type { GameType } from '@foyer/contract'
import type { CatalogueGame } from './catalogue.ts'

/** What games must be; everything left out is free. */
export interface GameFilter {
  /** Any of these. */
  readonly types?: readonly GameType[] | undefined
  readonly vendor?: string | undefined
  /** The tile that opens a vendor's list is not wanted. */
  readonly gamesOnly?: boolean | undefined
  readonly gameClassify?: string | undefined
  readonly isNew?: boolean | undefined
  readonly isHot?: true | undefined
  /** Folded text that the name holds anywhere. */
  readonly name?: string | undefined
  /** Names alike count as well, best first. */
  readonly isAlike?: true | undefined
  readonly minBet?: number | undefined
  readonly minLines?: number | undefined
  /** All of these. */
  readonly features?: readonly string[] | undefined
  /** Any of these. */
  readonly themes?: readonly string[] | undefined
  /** Any of these. */
  readonly volatilities?: readonly string[] | undefined
  readonly minRtp?: number | undefined
  readonly hasJackpot?: boolean | undefined
}

/** Whether a game is what the filter asks for. */
export function matcherOf(filter: GameFilter): (game: CatalogueGame) => boolean {
  const { types, vendor, gamesOnly, gameClassify, isNew, isHot, name, minBet, minLines } = filter
  const { features, themes, volatilities, minRtp, hasJackpot } = filter
  return ({ type, wire, nameKey, hotRank, traits }) =>
    (types === undefined || types.includes(type)) &&
    (vendor === undefined || wire.vassalage === vendor) &&
    (gamesOnly !== true || wire.isGame === 'GAME') &&
    (gameClassify === undefined || wire.gameClassify === gameClassify) &&
    (isNew === undefined || wire.isNew === isNew) &&
    (isHot === undefined || hotRank !== null) &&
    (name === undefined || nameKey.includes(name)) &&
    (minBet === undefined || (wire.minBet !== undefined && wire.minBet >= minBet)) &&
    (minLines === undefined || (wire.lines !== undefined && wire.lines >= minLines)) &&
    (features === undefined || features.every((feature) => traits.features.includes(feature))) &&
    (themes === undefined || (traits.theme !== null && themes.includes(traits.theme))) &&
    (volatilities === undefined || (traits.volatility !== null && volatilities.includes(traits.volatility))) &&
    (minRtp === undefined || (wire.rtp !== undefined && wire.rtp >= minRtp)) &&
    (hasJackpot === undefined || traits.hasJackpot === hasJackpot)
}
