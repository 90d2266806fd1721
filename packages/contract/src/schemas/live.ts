import Type from 'typebox'

/** How a round at a table ended. */
export interface TableResult {
  /** What a mark of it says, e.g. `17` or `B`. */
  text: string
  tone: 'red' | 'black' | 'blue' | 'green'
}

/** What holds at a live table now. */
export interface LiveTable {
  minBet?: number
  maxBet?: number
  /** A table without this one takes any number of players. */
  seats?: number
  seatsFree?: number
  /** A title of several tables says how many it has, and at how many somebody may sit down; seats are then those of all of them. */
  tables?: number
  tablesFree?: number
  /** The newest first. */
  lastResults?: TableResult[]
}

export interface FixtureSide {
  name: string
  /** `#rrggbb`. */
  colour: string
}

/** Decimal odds; a match that cannot be drawn has none for a draw. */
export interface FixtureOdds {
  home: number
  draw?: number
  away: number
}

interface Match {
  home: FixtureSide
  away: FixtureSide
  /** ISO instant. */
  startsAt: string
  odds?: FixtureOdds
}

interface Race {
  /** Its name. */
  race: string
  /** ISO instant. */
  startsAt: string
}

/** A match or a race to come. */
export type Fixture = Match | Race

/** What is known of a lottery's draws. */
export interface DrawFacts {
  lastBalls?: number[]
  /** What is to be won, in currency units. */
  pot?: number
  /** ISO instant. */
  nextDraw?: string
}

/** What is going on at a game; a server sends what it knows. */
export interface LiveFacts {
  table?: LiveTable
  fixture?: Fixture
  draw?: DrawFacts
}

export const ColourSchema = Type.String({ description: 'Colour as #rrggbb' })
const FixtureSideSchema = Type.Object({ name: Type.String(), colour: ColourSchema })

export const LiveTableSchema = Type.Object({
  minBet: Type.Optional(Type.Number({ description: 'Lowest bet in currency units' })),
  maxBet: Type.Optional(Type.Number({ description: 'Highest bet in currency units' })),
  seats: Type.Optional(Type.Integer({ minimum: 1 })),
  seatsFree: Type.Optional(Type.Integer({ minimum: 0 })),
  tables: Type.Optional(
    Type.Integer({ minimum: 1, description: 'Tables of the title, whose seats are counted together' }),
  ),
  tablesFree: Type.Optional(Type.Integer({ minimum: 0, description: 'Those with a free seat' })),
  lastResults: Type.Optional(
    Type.Array(
      Type.Object({
        text: Type.String(),
        tone: Type.Union([Type.Literal('red'), Type.Literal('black'), Type.Literal('blue'), Type.Literal('green')]),
      }),
      { description: 'How the last rounds ended, the newest first' },
    ),
  ),
})

const startsAt = Type.String({ description: 'ISO instant' })
export const FixtureSchema = Type.Union([
  Type.Object({
    home: FixtureSideSchema,
    away: FixtureSideSchema,
    startsAt,
    odds: Type.Optional(
      Type.Object(
        { home: Type.Number(), draw: Type.Optional(Type.Number()), away: Type.Number() },
        { description: 'Decimal odds' },
      ),
    ),
  }),
  Type.Object({ race: Type.String({ description: 'Name of a race' }), startsAt }),
])

export const DrawFactsSchema = Type.Object({
  lastBalls: Type.Optional(Type.Array(Type.Integer(), { description: 'Numbers of the last draw' })),
  pot: Type.Optional(Type.Number({ description: 'What is to be won, in currency units' })),
  nextDraw: Type.Optional(Type.String({ description: 'When the next draw is, ISO 8601' })),
})

/** Fields of what is going on, as a game carries them. */
export const liveFields = {
  table: Type.Optional(LiveTableSchema),
  fixture: Type.Optional(FixtureSchema),
  draw: Type.Optional(DrawFactsSchema),
}

/** The facts among other fields, without those that are not there. */
export const liveFactsOf = ({ table, fixture, draw }: LiveFacts): LiveFacts => ({
  ...(table === undefined ? {} : { table }),
  ...(fixture === undefined ? {} : { fixture }),
  ...(draw === undefined ? {} : { draw }),
})
