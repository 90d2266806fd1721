import { gameTypesAsked } from '@foyer/contract'
import { foldText } from '@foyer/rules'
import type { Handler } from '../../calls/handlers.ts'
import type { GameFilter } from '../../catalogue/gameFilter.ts'

type Query = Parameters<Handler<'gameFacets'>>[1]

/** Codes with commas between them, each once and in one order, so that the same choice is kept once. */
const codes = (text: string | undefined): readonly string[] | undefined =>
  text === undefined ? undefined : [...new Set(text.split(','))].sort()

/** What a list is asked for, as the catalogue takes it. */
export function filterAsked(query: Query): GameFilter {
  const { vassalage, gameClassify, isNew, gameName, alike, minBet, minLines, minRtp, jackpot } = query
  const name = foldText(gameName?.trim() ?? '')
  return {
    types: gameTypesAsked(query),
    vendor: vassalage,
    // A vendor's own list does not hold the tile that opens it.
    gamesOnly: vassalage === undefined ? undefined : true,
    gameClassify: gameClassify === 'ALL' || gameClassify === 'NEW' || gameClassify === 'HOT' ? undefined : gameClassify,
    isNew: gameClassify === 'NEW' ? true : isNew,
    isHot: gameClassify === 'HOT' ? true : undefined,
    name: name === '' ? undefined : name,
    isAlike: name !== '' && alike === true ? true : undefined,
    minBet,
    minLines,
    features: codes(query.features),
    themes: codes(query.themes),
    volatilities: codes(query.volatilities),
    minRtp,
    hasJackpot: jackpot,
  }
}
