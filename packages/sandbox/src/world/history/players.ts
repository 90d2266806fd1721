import type { GameType } from '@foyer/contract'

/** How one demo account has played. */
export interface PlayerProfile {
  readonly username: string
  /** Bets over the whole history. */
  readonly bets: number
  /** Games the player keeps returning to. */
  readonly games: number
  /** How often a session is of each type. */
  readonly taste: Readonly<Partial<Record<GameType, number>>>
  /** Where the balance is brought back to at the end of each month, minor units. */
  readonly keeps: readonly [least: number, most: number]
  readonly favourites: number
}

export const historyDays = 730

export const players: readonly PlayerProfile[] = [
  {
    username: 'demoplayer',
    bets: 3600,
    games: 46,
    taste: { RNG: 9, LIVE: 4, FISH: 2, PVP: 1, SPORTS: 3, ESPORTS: 1, LOTT: 2 },
    keeps: [450_000, 900_000],
    favourites: 8,
  },
  {
    username: 'demoagent',
    bets: 520,
    games: 14,
    taste: { RNG: 4, LIVE: 3, SPORTS: 2 },
    keeps: [1_100_000, 1_600_000],
    favourites: 3,
  },
  {
    username: 'demodownline',
    bets: 340,
    games: 12,
    taste: { RNG: 6, FISH: 2, LOTT: 1 },
    keeps: [150_000, 320_000],
    favourites: 4,
  },
]
