import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { type Game, gameFromWire } from '../schemas/game.ts'
import { type WireType, wireTypeFields } from '../schemas/gameType.ts'

/** Bits of a title's marks. */
export const titleMarks = { trialOffered: 1, playMoneyOnly: 2, opensVendorList: 4, isNew: 8, isHot: 16 } as const

/**
 * All titles of a merchant as columns: the n-th entry of each belongs to the n-th title. They say once what many titles share, and
 * shrink to a third of what a list of games does.
 */
export interface WireGameTitles {
  vendors: { vassalage: string; displayName: string }[]
  types: WireType[]
  nodeIds: number[]
  gameIds: string[]
  gameNames: string[]
  /** Places in `vendors`. */
  ofVendor: number[]
  /** Places in `types`. */
  ofType: number[]
  iconUrls: string[]
  /** Sums of bits: 1 free trial, 2 play money only, 4 opens a vendor's list, 8 new, 16 hot. */
  marks: number[]
  /** Of lotteries, by node id: their code and the way of playing they open with. */
  lotteries: Record<string, { gameCode?: string; defaultPlayType?: string }>
}

const texts = Type.Array(Type.String())
const places = Type.Array(Type.Integer({ minimum: 0 }))

/** N09. What instant search searches: every game of the merchant, most played first. A brand's own server may lack it. */
export const gameTitles = defineOperation<undefined, WireGameTitles, Game[]>()(
  {
    path: '/wps/relay/GCSGAME_gameTitles',
    method: 'GET',
    access: 'guest',
    requirement: 'N09',
    summary: 'All titles, compact, for instant search',
    value: Type.Object({
      vendors: Type.Array(Type.Object({ vassalage: Type.String(), displayName: Type.String() })),
      types: Type.Array(Type.Object(wireTypeFields)),
      nodeIds: Type.Array(Type.Integer()),
      gameIds: texts,
      gameNames: texts,
      ofVendor: places,
      ofType: places,
      iconUrls: texts,
      marks: Type.Array(Type.Integer({ minimum: 0, maximum: 31 })),
      lotteries: Type.Record(
        Type.String(),
        Type.Object({ gameCode: Type.Optional(Type.String()), defaultPlayType: Type.Optional(Type.String()) }),
      ),
    }),
    maxAge: 300,
  },
  titlesFromWire,
)

/** Puts the columns together again. Throws where one is shorter than another or points at nothing. */
function titlesFromWire(wire: WireGameTitles): Game[] {
  return wire.nodeIds.map((nodeId, place) => {
    const [gameId, gameName, iconUrl] = [wire.gameIds[place], wire.gameNames[place], wire.iconUrls[place]]
    const vendor = wire.vendors[wire.ofVendor[place] ?? -1]
    const type = wire.types[wire.ofType[place] ?? -1]
    const marks = wire.marks[place]
    if (vendor === undefined || type === undefined || marks === undefined) throw new TypeError(`Title ${nodeId} is cut`)
    const has = (mark: keyof typeof titleMarks): boolean => (marks & titleMarks[mark]) !== 0
    return gameFromWire({
      nodeId,
      gameId,
      gameName,
      iconUrl,
      ...vendor,
      ...type,
      supportPlay: has('trialOffered') ? 0 : 1,
      playMoneyOnly: has('playMoneyOnly'),
      isGame: has('opensVendorList') ? 'VASSALAGE' : 'GAME',
      isNew: has('isNew'),
      isHot: has('isHot'),
      ...wire.lotteries[nodeId],
    })
  })
}
