import type { DatabaseSync } from 'node:sqlite'
import type { FloorFacts } from '@foyer/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import type { DrawSource } from '../server/drawSource.ts'
import type { CallWallet } from '../server/seamlessClient.ts'
import type { PlayedRound, RoundOutcome } from '../wire/game.ts'
import type { Draw } from './random/draw.ts'
import type { SessionRecord } from './store/records.ts'
import type { TableClock } from './table/tableClock.ts'

/** A kind whose rounds are decided at once, each for one player: drawn and stored before the stake is sent. */
export interface InstantKind {
  readonly shape: 'instant'
  /** Stakes of a round in minor units, rising. */
  readonly stakes: readonly number[]
  /** Those of them that a title takes; all where titles do not differ. */
  readonly stakesOf?: (gameId: string) => readonly number[]
  /** What a player chooses besides the stake; nothing when left out. */
  readonly choice?: TSchema
  /** Decides a round as a whole, or throws why it is not played. `choice` has been held to the schema. */
  readonly play: (stake: number, draw: Draw, choice: unknown, moment: RoundMoment) => RoundOutcome
  readonly pool?: JackpotPool
}

/** When and where a round is asked for. */
export interface RoundMoment {
  readonly gameId: string
  /** The server's clock, real time in ms. */
  readonly at: number
  /** The last settled rounds of the session, newest first. */
  readonly earlier: (count: number) => readonly { readonly at: number; readonly result: RoundOutcome }[]
}

/** A jackpot that stakes feed and one round wins. Each merchant and currency has its own, and so has play money. */
export interface JackpotPool {
  /** What the house puts into a new pool, minor units. */
  readonly seed: number
  /** Per cent of every stake that goes into it. */
  readonly percent: number
  /** What a stake adds, in hundredths of a minor unit. */
  readonly feed: (stake: number) => number
  readonly isWon: (outcome: RoundOutcome) => boolean
  /** The outcome with the pool's amount added to its win. */
  readonly pay: (outcome: RoundOutcome, amount: number) => RoundOutcome
}

/** A kind played at tables that others sit at too, on the server's clock. */
export interface TableKind {
  readonly shape: 'table'
  /** Adds the kind's routes and starts its tables, on real time where no clock is brought. */
  readonly open: (ground: TableGround, clock?: TableClock) => OpenedTables
}

/** What the frame lends a table kind. */
export interface TableGround {
  readonly app: FastifyInstance
  /** The frame's own file, held by this process alone; names of a kind's tables begin with the kind's. */
  readonly database: DatabaseSync
  readonly findSession: (id: string) => SessionRecord | undefined
  /** The session of a call's bearer token, if it plays this kind; refuses the call otherwise. */
  readonly sessionOf: (request: FastifyRequest) => SessionRecord
  readonly balanceOf: (session: SessionRecord) => Promise<number>
  /** Throws where the player has signed out at the site, which is asked of the wallet at most every few seconds (P02). */
  readonly confirm: (session: SessionRecord) => Promise<void>
  /** The wallet that a session is played from. */
  readonly walletOf: (session: SessionRecord) => CallWallet
  readonly draw: Draw
  /** Draws of lotteries, which the gateway draws. */
  readonly draws: DrawSource
  /** Real time, ms since 1970. */
  readonly now: () => number
  /** The world's time: what happens by the calendar follows it. */
  readonly worldTime: () => number
  readonly onProblem: (error: unknown, reference: string) => void
}

/** Whose tables of a title: players of one merchant and currency, or of its play money, share them. */
export interface Place {
  readonly merchant: string
  readonly gameId: string
  readonly currency: string
  readonly decimals: number
  readonly trial: boolean
}

export interface OpenedTables {
  /** Finished bets of a session, oldest first. */
  readonly roundsOf: (session: string) => readonly PlayedRound[]
  /** What a lobby tells of a title, filed under this genre; looking at its tables opens none. */
  readonly lobbyOf?: (place: Place, genre: string) => Pick<FloorFacts, 'table' | 'fixture'> | undefined
  /** Brings to an end what a crash or a lost connection left open; called every few seconds. */
  readonly settleOpen: () => Promise<void>
  readonly close: () => void
}

export type Kind = InstantKind | TableKind
