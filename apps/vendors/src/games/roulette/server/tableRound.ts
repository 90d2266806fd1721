import { type BetProblem, checkBets, type Limits } from '../engine/limits.ts'
import { type SpotBet, stakeOf, winOf } from '../engine/settle.ts'
import { pocketCount } from '../engine/wheel.ts'
import type { RoundPhase } from '../wire.ts'
import type { Laid, TableBooks } from './books.ts'
import { createTickets, type LaidTicket, type Tickets } from './tickets.ts'

export type LayProblem = BetProblem | 'bets_closed' | 'ticket_conflict' | 'not_back' | 'unavailable'

export interface Bet {
  readonly player: string
  /** The session whose wallet pays. */
  readonly session: string
  /** Chosen by the browser; the same id always has the same answer. */
  readonly ticket: string
  readonly round: string
  readonly bets: readonly SpotBet[]
}

/** One round at a table, from its first chip to the last win. */
export interface TableRound {
  readonly id: string
  readonly tickets: Tickets
  readonly phase: () => RoundPhase
  readonly number: () => number | undefined
  /** Lays chips, or answers again what the same ticket got. */
  readonly lay: (bet: Bet) => Promise<Laid | { readonly state: 'problem'; readonly code: LayProblem }>
  /** Takes a ticket back while bets are taken. The balance, where it is known. */
  readonly takeBack: (player: string, ticket: string) => Promise<number | undefined | 'not_back'>
  /** No more bets: resolves when every bet on its way is answered, or `patience` has passed. */
  readonly close: (patience: Promise<void>) => Promise<void>
  /** Draws and writes down. False when that failed: the round is void and every stake goes back. */
  readonly decide: (draw: (count: number) => number) => Promise<boolean>
  /** Pays everyone; `onPaid` hears of each player whose tickets are paid. */
  readonly pay: (onPaid: (player: string, balance: number | undefined) => void) => Promise<void>
  readonly winOf: (player: string) => number | undefined
  readonly setPaid: () => void
}

interface RoundOptions {
  readonly id: string
  readonly table: string
  readonly limits: Limits
  readonly books: TableBooks
  /** A player's chips have changed. */
  readonly onChange: (player: string) => void
}

export function createTableRound({ id, table, limits, books, onChange }: RoundOptions): TableRound {
  const tickets = createTickets()
  let phase: RoundPhase = 'betting'
  let number: number | undefined
  let opened: Promise<void> | undefined

  const open = (): Promise<void> => {
    opened ??= books.open(id, table).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }

  const send = async (bet: Bet): Promise<Laid> => {
    try {
      await open()
    } catch {
      // Nothing was written down, so nothing was asked for either.
      return { state: 'refused', code: 'round_cancelled' }
    }
    return books.place({ ...bet, stake: stakeOf(bet.bets) })
  }

  const add = (bet: Bet): LaidTicket => {
    const answer = send(bet).then(async (laid): Promise<Laid> => {
      if (laid.state === 'placed' && ticket.state === 'sending') ticket.state = 'placed'
      else if (laid.state === 'placed') {
        // It was answered after the table had stopped waiting for it.
        await books.giveBack(bet.ticket)
        return { state: 'refused', code: 'round_cancelled' }
      } else {
        ticket.state = laid.state === 'unknown' ? 'back' : 'refused'
        if (laid.state === 'unknown') await books.giveBack(bet.ticket)
      }
      onChange(bet.player)
      return laid
    })
    const ticket: LaidTicket = { id: bet.ticket, player: bet.player, bets: bet.bets, state: 'sending', answer }
    tickets.add(ticket)
    onChange(bet.player)
    return ticket
  }

  const giveAllBack = async (): Promise<void> => {
    const placed = tickets.all().filter(({ state }) => state === 'placed')
    await Promise.all(
      placed.map(async (ticket) => {
        ticket.state = 'back'
        await books.giveBack(ticket.id)
      }),
    )
  }

  return {
    id,
    tickets,
    phase: () => phase,
    number: () => number,
    lay: async (bet) => {
      const known = tickets.find(bet.ticket)
      if (known !== undefined) {
        const isSame = known.player === bet.player && JSON.stringify(known.bets) === JSON.stringify(bet.bets)
        return isSame ? await known.answer : { state: 'problem', code: 'ticket_conflict' }
      }
      if (phase !== 'betting') return { state: 'problem', code: 'bets_closed' }
      const laid = tickets.of(bet.player).flatMap((ticket) => ticket.bets)
      const problem = checkBets(limits, laid, bet.bets)
      return problem === undefined ? await add(bet).answer : { state: 'problem', code: problem }
    },
    takeBack: async (player, id) => {
      const ticket = tickets.find(id)
      if (ticket?.player !== player) return 'not_back'
      await ticket.answer
      if (ticket.state === 'back') return undefined
      if (phase !== 'betting' || ticket.state !== 'placed') return 'not_back'
      ticket.state = 'back'
      onChange(player)
      return books.giveBack(id)
    },
    close: async (patience) => {
      phase = 'closed'
      const sent = tickets.all().filter(({ state }) => state === 'sending')
      await Promise.race([Promise.allSettled(sent.map(({ answer }) => answer)), patience])
      for (const ticket of tickets.all()) {
        if (ticket.state === 'sending') ticket.state = 'back'
      }
    },
    decide: async (draw) => {
      try {
        await open()
        const drawn = draw(pocketCount)
        await books.decide(id, drawn)
        number = drawn
        phase = 'turning'
        return true
      } catch {
        phase = 'void'
        await giveAllBack().catch(() => undefined)
        books.abandon(id)
        return false
      }
    },
    pay: async (onPaid) => {
      const drawn = number
      if (drawn === undefined) return
      const players = new Set(tickets.all().map(({ player }) => player))
      await Promise.all(
        [...players].map(async (player) => {
          let balance: number | undefined
          // One after another, so that the last answer has the balance after all of them.
          for (const ticket of tickets.of(player)) {
            balance = (await books.settle(ticket.id, winOf(ticket.bets, drawn))) ?? balance
          }
          onPaid(player, balance)
        }),
      )
    },
    winOf: (player) => {
      const placed = tickets.of(player)
      return number === undefined || placed.length === 0
        ? undefined
        : winOf(
            placed.flatMap(({ bets }) => bets),
            number,
          )
    },
    setPaid: () => {
      phase = 'paid'
    },
  }
}
