import type { Placed } from '../stakes/stakes.ts'

export interface LaidTicket<What> {
  readonly id: string
  readonly player: string
  readonly what: What
  readonly stake: number
  state: 'sending' | 'placed' | 'refused' | 'back'
  /** The answer, which whoever sends the ticket again gets too. */
  readonly answer: Promise<Placed>
}

/** The tickets of one round, in the order they were laid. */
export interface Tickets<What> {
  readonly find: (id: string) => LaidTicket<What> | undefined
  readonly add: (ticket: LaidTicket<What>) => void
  readonly all: () => readonly LaidTicket<What>[]
  /** Those that lie on the table or are on their way to it. */
  readonly of: (player: string) => readonly LaidTicket<What>[]
  /** What a player's tickets come to that the wallet has not answered for. */
  readonly onWay: (player: string) => number
  /** Players with chips on the table and what these come to, largest first. */
  readonly sums: () => readonly { readonly player: string; readonly amount: number }[]
}

const lies = ({ state }: LaidTicket<unknown>): boolean => state === 'sending' || state === 'placed'

export function createTickets<What>(): Tickets<What> {
  const byId = new Map<string, LaidTicket<What>>()
  const byPlayer = new Map<string, LaidTicket<What>[]>()
  return {
    find: (id) => byId.get(id),
    add: (ticket) => {
      byId.set(ticket.id, ticket)
      const own = byPlayer.get(ticket.player)
      if (own === undefined) byPlayer.set(ticket.player, [ticket])
      else own.push(ticket)
    },
    all: () => [...byId.values()],
    of: (player) => (byPlayer.get(player) ?? []).filter(lies),
    onWay: (player) =>
      (byPlayer.get(player) ?? []).reduce((sum, { state, stake }) => (state === 'sending' ? sum + stake : sum), 0),
    sums: () =>
      [...byPlayer]
        .map(([player, own]) => ({ player, amount: own.filter(lies).reduce((sum, { stake }) => sum + stake, 0) }))
        .filter(({ amount }) => amount > 0)
        .sort((one, other) => other.amount - one.amount),
  }
}
