/** At a full table a seat is given up after this many clocks for bets that ran out without one. */
export const mostIdleRounds = 3

/** Who keeps a seat from others without playing. */
export interface IdleSeats {
  /** A clock has run out: counts it, and tells whose seats are given up. Where others find a seat, nobody is counted. */
  readonly count: (
    players: readonly string[],
    isFull: boolean,
    hasBet: (player: string) => boolean,
  ) => readonly string[]
  /** In how many more rounds without a bet the seat is given up; nothing for who has not been counted. */
  readonly roundsLeft: (player: string) => number | undefined
  readonly forget: (player: string) => void
}

export function createIdleSeats(): IdleSeats {
  const rounds = new Map<string, number>()
  return {
    count: (players, isFull, hasBet) => {
      for (const player of players)
        if (!isFull || hasBet(player)) rounds.delete(player)
        else rounds.set(player, (rounds.get(player) ?? 0) + 1)
      return players.filter((player) => (rounds.get(player) ?? 0) >= mostIdleRounds)
    },
    roundsLeft: (player) => {
      const counted = rounds.get(player)
      return counted === undefined ? undefined : mostIdleRounds - counted
    },
    forget: (player) => void rounds.delete(player),
  }
}
