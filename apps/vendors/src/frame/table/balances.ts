/** What players at a table have, as their wallets told it last. */
export interface Balances {
  readonly has: (player: string) => boolean
  /** Minor units; 0 for who is not known. */
  readonly of: (player: string) => number
  /** A wallet told it after something that was done. */
  readonly tell: (player: string, balance: number) => void
  /** What is known until a wallet tells more. */
  readonly begin: (player: string, balance: number) => void
  /** Called before a wallet is asked: gives back what it answered, or what was told since, which is newer. */
  readonly newestOf: (player: string) => (asked: number) => number
  readonly forget: (player: string) => void
  readonly players: () => readonly string[]
}

export function createBalances(): Balances {
  const balances = new Map<string, number>()
  /** How often a balance was told to each player. */
  const told = new Map<string, number>()
  return {
    has: (player) => balances.has(player),
    of: (player) => balances.get(player) ?? 0,
    tell: (player, balance) => {
      balances.set(player, balance)
      told.set(player, (told.get(player) ?? 0) + 1)
    },
    begin: (player, balance) => void balances.set(player, balance),
    newestOf: (player) => {
      const before = told.get(player)
      return (asked) => (told.get(player) === before ? asked : (balances.get(player) ?? asked))
    },
    forget: (player) => {
      balances.delete(player)
      told.delete(player)
    },
    players: () => [...balances.keys()],
  }
}
