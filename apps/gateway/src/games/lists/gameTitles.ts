import { gameTypeToWire, type operations, titleMarks, type WireGameTitles, type WireOf } from '@foyer/contract'
import type { Handler } from '../../calls/handlers.ts'
import { answerBytes, Prepared } from '../../calls/prepared.ts'
import { asciiJson } from '../../catalogue/asciiJson.ts'
import type { Catalogue, CatalogueGame } from '../../catalogue/catalogue.ts'

/** N09. Made once for each state of the catalogue. */
export const gameTitles: Handler<'gameTitles'> = async ({ catalogues, merchant }) => {
  const catalogue = await catalogues.of(merchant)
  return new Prepared<WireOf<typeof operations.gameTitles>>(
    catalogue.bytes('titles', () => answerBytes(asciiJson(columnsOf(catalogue)))),
  )
}

function columnsOf({ games, vendors }: Catalogue): WireGameTitles {
  const types = [...new Set(games.map(({ type }) => type))]
  const nameOf = new Map(vendors.map(({ code, name }) => [code, name]))
  const codes = [...new Set(games.map(({ wire }) => wire.vassalage))]
  const placeOf = new Map(codes.map((code, place) => [code, place]))
  const column = <Value>(value: (game: CatalogueGame) => Value): Value[] => games.map(value)
  return {
    vendors: codes.map((vassalage) => ({ vassalage, displayName: nameOf.get(vassalage) ?? vassalage })),
    types: types.map(gameTypeToWire),
    nodeIds: column(({ wire }) => wire.nodeId),
    gameIds: column(({ wire }) => wire.gameId),
    gameNames: column(({ wire }) => wire.gameName),
    ofVendor: column(({ wire }) => placeOf.get(wire.vassalage) ?? 0),
    ofType: column(({ type }) => types.indexOf(type)),
    iconUrls: column(({ wire }) => wire.iconUrl),
    marks: column(({ wire }) => marksOf(wire)),
    lotteries: Object.fromEntries(
      games.flatMap(({ wire: { nodeId, gameCode, defaultPlayType } }) =>
        gameCode === undefined && defaultPlayType === undefined
          ? []
          : [
              [
                nodeId,
                {
                  ...(gameCode === undefined ? {} : { gameCode }),
                  ...(defaultPlayType === undefined ? {} : { defaultPlayType }),
                },
              ],
            ],
      ),
    ),
  }
}

function marksOf({ supportPlay, playMoneyOnly, isGame, isNew, isHot }: CatalogueGame['wire']): number {
  const marks = [
    [supportPlay === 0, titleMarks.trialOffered],
    [playMoneyOnly === true, titleMarks.playMoneyOnly],
    [isGame === 'VASSALAGE', titleMarks.opensVendorList],
    [isNew === true, titleMarks.isNew],
    [isHot === true, titleMarks.isHot],
  ] as const
  return marks.reduce((sum, [has, bit]) => (has ? sum | bit : sum), 0)
}
