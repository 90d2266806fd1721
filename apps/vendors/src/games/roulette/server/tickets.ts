import type { SpotBet } from '../engine/settle.ts'
import { stakeOf } from '../engine/settle.ts'
import type { Laid } from './books.ts'

export interface LaidTicket {
  readonly id: string
  readonly player: string
  readonly bets: readonly SpotBet[]
  state: 'sending' | 'placed' | 'refused' | 'back'
  /** The answer, which whoever sends the ticket again gets too. */
  readonly answer: Promise<Laid>
}

/** The tickets of one round, in the order they were laid. */
export interface Tickets {
  readonly find: (id: string) => LaidTicket | undefined
  readonly add: (ticket: LaidTicket) => void
  readonly all: () => readonly LaidTicket[]
  /** Those that lie on the layout or are on their way to it. */
  readonly of: (player: string) => readonly LaidTicket[]
  /** Players with chips on the layout and what these come to, largest first. */
  readonly sums: () => readonly { readonly player: string; readonly amount: number }[]
}

const lies = ({ state }: LaidTicket): boolean => state === 'sending' || state === 'placed'

export function createTickets(): Tickets {
  const byId = new Map<string, LaidTicket>()
  const byPlayer = new Map<string, LaidTicket[]>()
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
    sums: () =>
      [...byPlayer]
        .map(([player, own]) => ({ player, amount: stakeOf(own.filter(lies).flatMap(({ bets }) => bets)) }))
        .filter(({ amount }) => amount > 0)
        .sort((one, other) => other.amount - one.amount),
  }
}
