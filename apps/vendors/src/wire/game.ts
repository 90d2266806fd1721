import type { GameKind } from '@foyer/rules'

/** Why the games' server refuses a call of the browser, with its HTTP status. */
export const problemStatus = {
  malformed: 422,
  /** The launch token is unknown, used or too old: the game has to be opened again. */
  launch_refused: 401,
  /** The game session is over: the game has to be opened again. */
  session_over: 401,
  insufficient_funds: 409,
  /** The play id was used with another stake or choice. */
  play_conflict: 409,
  /** An earlier round is not finished; ask for that one again. */
  round_running: 409,
  /** The round did not take place; the stake was given back. */
  round_cancelled: 409,
  /** The stake was taken and the wallet refuses the win: it is sent again until it is taken, and the next round may begin. */
  win_owed: 409,
  /** A table's clock has run out, or the bet is for another round than the running one. */
  bets_closed: 409,
  /** The table has no such bet. */
  bet_unknown: 409,
  /** Less than the table's smallest chip, or no multiple of it. */
  below_limit: 409,
  /** More than one player may have on a spot. */
  spot_limit: 409,
  /** More than one player may have on the whole table. */
  table_limit: 409,
  /** Every seat is taken. */
  table_full: 409,
  /** The player sits at no such table. */
  not_seated: 409,
  /** The ticket was used with other bets, or by somebody else. */
  ticket_conflict: 409,
  /** The bet plays, or is somebody else's. */
  not_back: 409,
  /** What was aimed at is gone, or not there yet; nothing was staked. */
  target_gone: 409,
  /** It is somebody else's turn, or that turn is over. */
  not_your_turn: 409,
  /** The rules do not allow that move. */
  move_refused: 409,
  /** Said too soon after the last phrase, or played faster than the game allows. */
  too_fast: 429,
  /** Other seeds stand next than the player was shown. */
  seeds_changed: 409,
  not_found: 404,
  /** The wallet cannot be reached: send the same call again. */
  unavailable: 503,
} as const

export type GameProblem = keyof typeof problemStatus

/** What a round came to; each kind adds what it shows. Amounts are minor units. */
export interface RoundOutcome {
  readonly stake: number
  readonly win: number
}

/** A finished round. Amounts are minor units. */
export interface PlayedRound<Outcome extends RoundOutcome = RoundOutcome> {
  /** Chosen by the browser; the same id always has the same round. */
  readonly playId: string
  /** Reference of the round, as the bet history shows it. */
  readonly roundId: string
  /** ISO 8601 instant. */
  readonly at: string
  readonly result: Outcome
  /** Balance after the round. */
  readonly balance: number
}

export interface OpenPlay {
  readonly playId: string
  readonly stake: number
  /** As it was chosen; absent where the kind has nothing to choose. */
  readonly choice?: unknown
}

/** What the browser needs to show a game. */
export interface GameState {
  /** Stands for the player, of whom it says nothing: what this browser keeps for one is not shown to another. */
  readonly player: string
  readonly gameId: string
  /** What plays it. */
  readonly kind: GameKind
  readonly title: string
  readonly provider: string
  /** Path of the title's own picture, at this server. */
  readonly artwork?: string
  /** True when the in-house studio made the game; other studios' games are stood in for by the sandbox's. */
  readonly inHouse: boolean
  /** True when no kind plays the title and another stands in for it. */
  readonly otherGenre: boolean
  /** Rounds are committed to before they are played, and can be verified. */
  readonly provablyFair?: boolean
  /** Play money. */
  readonly trial: boolean
  readonly currency: string
  /** Of the currency: they say what a minor unit is (V11). */
  readonly decimals: number
  /** BCP 47 tag. */
  readonly language: string
  readonly balance: number
  /** The server's clock, real time in ms. */
  readonly now: number
  /** ISO 8601 instant at which the session began. */
  readonly startedAt: string
  /** Over the whole session. */
  readonly totals: { readonly rounds: number; readonly staked: number; readonly won: number }
  /** Finished rounds, newest first. */
  readonly history: readonly PlayedRound[]
  /** A round that was begun and not finished; the browser asks for it again. */
  readonly openPlay?: OpenPlay
}

/** Answer to a launch token: the token of all further calls, which only this page keeps. */
export interface StartedGame {
  readonly token: string
  readonly state: GameState
}
