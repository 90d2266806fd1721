/** Who sits where. A seat is kept while its player looks on or has bets in the round, and a little longer. */
export interface Seats {
  /** Sits a player down, or finds where they sit; `undefined` when the table is full. */
  readonly sit: (player: string) => number | undefined
  readonly seatOf: (player: string) => number | undefined
  readonly leave: (player: string) => void
  readonly taken: () => number
  readonly players: () => readonly string[]
  /** Which seats are taken, rising. */
  readonly numbers: () => readonly number[]
}

export function createSeats(count: number): Seats {
  const byPlayer = new Map<string, number>()
  const used = new Set<number>()
  return {
    sit: (player) => {
      const known = byPlayer.get(player)
      if (known !== undefined) return known
      for (let seat = 1; seat <= count; seat++) {
        if (used.has(seat)) continue
        used.add(seat)
        byPlayer.set(player, seat)
        return seat
      }
      return undefined
    },
    seatOf: (player) => byPlayer.get(player),
    leave: (player) => {
      used.delete(byPlayer.get(player) ?? 0)
      byPlayer.delete(player)
    },
    taken: () => byPlayer.size,
    players: () => [...byPlayer.keys()],
    numbers: () => [...used].sort((one, other) => one - other),
  }
}
