import Type from 'typebox'
import { type GameType, GameTypeSchema, gameTypeFromWire, type WireType, wireTypeFields } from './gameType.ts'
import { ColourSchema, type Fixture, FixtureSchema, type LiveFacts, liveFactsOf, liveFields } from './live.ts'

/**
 * A game as the wire spells it (EN04): its id is `gameId` or `roomId`, its name `gameName` or `nodeName`, its picture
 * `iconUrl`, `showIcon` or `lagerIcon`. `supportPlay` 0 means a free trial is offered.
 */
export interface WireGame extends LiveFacts, WireType {
  nodeId: number
  gameId?: string
  roomId?: string
  gameName?: string
  nodeName?: string
  displayName: string
  vassalage: string
  gameClassify?: string
  iconUrl?: string
  showIcon?: string
  lagerIcon?: string
  type?: string
  id?: number
  code?: string
  accountTypeName?: string
  defaultPlayType?: string
  gameCode?: string
  posterIcon?: string
  supportPlay: 0 | 1
  playMoneyOnly?: boolean
  isGame: 'GAME' | 'VASSALAGE'
  isNew?: boolean
  isHot?: boolean
  minBet?: number
  lines?: number
  rtp?: number
}

/** A game under the first of its spellings, as lists of this server always name it. */
export interface NamedGame extends WireGame {
  gameId: string
  gameName: string
  iconUrl: string
}

export const GameSchema = Type.Object({
  nodeId: Type.Integer(),
  gameId: Type.Optional(Type.String()),
  roomId: Type.Optional(Type.String({ description: 'Id of a live table; stands for `gameId` where that is missing' })),
  gameName: Type.Optional(Type.String()),
  nodeName: Type.Optional(Type.String({ description: 'Stands for `gameName` where that is missing' })),
  displayName: Type.String({ description: 'Provider name' }),
  vassalage: Type.String({ description: 'Provider code' }),
  ...wireTypeFields,
  gameClassify: Type.Optional(Type.String()),
  iconUrl: Type.Optional(Type.String()),
  showIcon: Type.Optional(Type.String({ description: 'Stands for `iconUrl` where that is missing' })),
  lagerIcon: Type.Optional(Type.String({ description: 'Wide artwork for big tiles; spelling as in the spec' })),
  type: Type.Optional(Type.String({ description: 'Kind of a lottery' })),
  id: Type.Optional(Type.Integer({ description: 'The node id again, as lottery menus spell it' })),
  code: Type.Optional(Type.String({ description: 'Code of a lottery; `gameCode` comes first' })),
  accountTypeName: Type.Optional(Type.String({ description: 'Account that a lottery is played from' })),
  defaultPlayType: Type.Optional(Type.String({ description: 'Way of playing that a lottery opens with' })),
  gameCode: Type.Optional(Type.String({ description: 'Code of a lottery in addresses (R13)' })),
  posterIcon: Type.Optional(Type.String({ description: 'Tall artwork of 3:4 for posters' })),
  supportPlay: Type.Union([Type.Literal(0), Type.Literal(1)]),
  playMoneyOnly: Type.Optional(Type.Boolean({ description: 'Opens with play money, never for real money' })),
  isGame: Type.Union([Type.Literal('GAME'), Type.Literal('VASSALAGE')]),
  isNew: Type.Optional(Type.Boolean()),
  isHot: Type.Optional(Type.Boolean()),
  minBet: Type.Optional(Type.Number({ description: 'Lowest bet in currency units' })),
  lines: Type.Optional(Type.Integer()),
  rtp: Type.Optional(Type.Number({ description: 'Stated return to player, per cent' })),
  ...liveFields,
})

/** A game inside the portal. */
export interface Game extends Readonly<LiveFacts> {
  readonly nodeId: number
  readonly gameId: string
  readonly name: string
  readonly vendor: string
  readonly vendorName: string
  readonly gameType: GameType
  readonly icon: string
  /** Artwork for big tiles, 2:1; falls back to `icon`. */
  readonly wideIcon: string
  /** Artwork for posters, 3:4; a server may have none. */
  readonly posterIcon?: string
  readonly trialOffered: boolean
  /** There is no game of its genre behind it: it opens with play money, never for real money. */
  readonly playMoneyOnly: boolean
  readonly opensVendorList: boolean
  readonly isNew: boolean
  readonly isHot: boolean
  /** Stated return to player, per cent. */
  readonly rtp?: number
  /** Lines of a slot. */
  readonly lines?: number
  /** Of a lottery: what its page is told (R13, R14). */
  readonly gameCode?: string
  readonly playType?: string
}

/** What is not there under one spelling may be there under the next; empty counts as missing. */
const firstOf = (...spellings: readonly (string | undefined)[]): string =>
  spellings.find((text) => text !== undefined && text !== '') ?? ''

/** Normalises a game where it enters the client (ruling 3); throws when no spelling names it. */
export function gameFromWire(game: WireGame): Game {
  const gameId = firstOf(game.gameId, game.roomId)
  const name = firstOf(game.gameName, game.nodeName)
  if (gameId === '' || name === '') throw new TypeError(`Node ${game.nodeId} has no id or name`)
  const gameCode = firstOf(game.gameCode, game.code)
  return {
    nodeId: game.nodeId,
    gameId,
    name,
    vendor: game.vassalage,
    vendorName: game.displayName,
    gameType: gameTypeFromWire(game, game.vassalage),
    icon: firstOf(game.iconUrl, game.showIcon, game.lagerIcon),
    wideIcon: firstOf(game.lagerIcon, game.iconUrl, game.showIcon),
    trialOffered: game.supportPlay === 0,
    playMoneyOnly: game.playMoneyOnly ?? false,
    opensVendorList: game.isGame === 'VASSALAGE',
    isNew: game.isNew ?? false,
    isHot: game.isHot ?? false,
    ...(game.posterIcon === undefined ? {} : { posterIcon: game.posterIcon }),
    ...(game.rtp === undefined ? {} : { rtp: game.rtp }),
    ...(game.lines === undefined ? {} : { lines: game.lines }),
    ...(gameCode === '' ? {} : { gameCode }),
    ...(game.defaultPlayType === undefined ? {} : { playType: game.defaultPlayType }),
    ...liveFactsOf(game),
  }
}

/** A provider card (EN05, EN06). `isHot` 1 marks a hot vendor. */
export interface Vendor {
  vassalage: string
  displayName: string
  accountTypeName?: string
  isHot: 0 | 1
  iconUrl: string
  lagerIcon?: string
  gameClassify: string[]
  gameCount: number
  /** `#rrggbb`, the ground of its card. */
  colour?: string
  /** The first match to come of its games. */
  fixture?: Fixture
}

export const VendorSchema = Type.Object({
  vassalage: Type.String(),
  displayName: Type.String(),
  accountTypeName: Type.Optional(Type.String()),
  isHot: Type.Union([Type.Literal(0), Type.Literal(1)]),
  iconUrl: Type.String({ description: 'Square logo' }),
  lagerIcon: Type.Optional(Type.String({ description: 'Wide card artwork' })),
  gameClassify: Type.Array(Type.String(), { description: 'Classes of games this vendor offers' }),
  gameCount: Type.Integer({ minimum: 0 }),
  colour: Type.Optional(ColourSchema),
  fixture: Type.Optional(FixtureSchema),
})

/** A category with its vendors, as the header's navigation shows it (EN06, H05). */
export interface VendorCategory {
  gameCategory: GameType
  gameClassify: string[]
  vendors: Vendor[]
}

export const VendorCategorySchema = Type.Object({
  gameCategory: GameTypeSchema,
  gameClassify: Type.Array(Type.String()),
  vendors: Type.Array(VendorSchema),
})
