import Type from 'typebox'

/** Categories of games as the portal tells them apart (C27): tiles, records, winners and filters follow them. */
export type GameType = 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'COCKFIGHT' | 'LOTT' | 'ELOTT'

/** Codes of the wire (C27): matches of all kinds are SPORTS. */
export type WireGameType = Exclude<GameType, 'ESPORTS' | 'COCKFIGHT'>

/** How the wire spells a category; `gameCategory` stands beside a code that several share. */
export interface WireType {
  gameType: WireGameType
  gameCategory?: GameType
}

/** The same as a filter: a code alone asks for all of its categories. */
export type WireTypeFilter = Partial<WireType>

/** The code of each category. Games of the house are RNG of the vendor BGS (C26). */
const codes: Readonly<Record<GameType, WireGameType>> = {
  RNG: 'RNG',
  LIVE: 'LIVE',
  FISH: 'FISH',
  PVP: 'PVP',
  SPORTS: 'SPORTS',
  ESPORTS: 'SPORTS',
  COCKFIGHT: 'SPORTS',
  LOTT: 'LOTT',
  ELOTT: 'ELOTT',
}
// The keys are those of the record above.
const categories = Object.keys(codes) as GameType[]

export const WireGameTypeSchema = Type.Union(
  [
    Type.Literal('RNG'),
    Type.Literal('LIVE'),
    Type.Literal('FISH'),
    Type.Literal('PVP'),
    Type.Literal('SPORTS'),
    Type.Literal('LOTT'),
    Type.Literal('ELOTT'),
  ],
  { description: 'Code of the category (C27); matches of every kind are SPORTS' },
)

export const GameTypeSchema = Type.Union([
  Type.Literal('RNG'),
  Type.Literal('LIVE'),
  Type.Literal('FISH'),
  Type.Literal('PVP'),
  Type.Literal('SPORTS'),
  Type.Literal('ESPORTS'),
  Type.Literal('COCKFIGHT'),
  Type.Literal('LOTT'),
  Type.Literal('ELOTT'),
])

/** Fields of a row that says what it is of. */
export const wireTypeFields = { gameType: WireGameTypeSchema, gameCategory: Type.Optional(GameTypeSchema) }

/** Fields of a query that may ask for one category. */
export const wireTypeFilter = {
  gameType: Type.Optional(WireGameTypeSchema),
  gameCategory: Type.Optional(GameTypeSchema),
}

const isShared = (code: WireGameType): boolean => code === 'SPORTS'

export function gameTypeToWire(category: GameType): WireType {
  const gameType = codes[category]
  return isShared(gameType) ? { gameType, gameCategory: category } : { gameType }
}

/** The category behind a code. A server that does not tell categories has TF alone for esports (C26). */
export function gameTypeFromWire({ gameType, gameCategory }: WireType, vendor?: string): GameType {
  if (gameCategory !== undefined && codes[gameCategory] === gameType) return gameCategory
  return gameType === 'SPORTS' && vendor === 'TF' ? 'ESPORTS' : gameType
}

/** Categories that a filter asks for; `undefined` where it asks for none in particular. */
export function gameTypesAsked({ gameType, gameCategory }: WireTypeFilter): readonly GameType[] | undefined {
  if (gameType === undefined && gameCategory === undefined) return undefined
  return categories.filter(
    (category) =>
      (gameType === undefined || codes[category] === gameType) &&
      (gameCategory === undefined || category === gameCategory),
  )
}

type Flat<Fields> = { [Key in keyof Fields]: Fields[Key] }

/** Parameters of a call as they go out: the category by its code. */
export type TypedOnWire<Input extends { gameType?: GameType }> = Flat<
  Omit<Input, 'gameType'> & (Input extends { gameType: GameType } ? WireType : WireTypeFilter)
>

/** Spells the category of a call's parameters. */
export function inputToWire<Input extends { gameType?: GameType }>(input: Input): TypedOnWire<Input> {
  const { gameType, ...rest } = input
  // Nothing but the category is spelt otherwise.
  return (gameType === undefined ? rest : { ...rest, ...gameTypeToWire(gameType) }) as TypedOnWire<Input>
}

/** A row with its category in place of the code. */
export function rowFromWire<Row extends WireType & { vassalage: string }>(
  row: Row,
): Omit<Row, keyof WireType> & { gameType: GameType } {
  const { gameType: _code, gameCategory: _told, ...rest } = row
  return { ...rest, gameType: gameTypeFromWire(row, row.vassalage) }
}
