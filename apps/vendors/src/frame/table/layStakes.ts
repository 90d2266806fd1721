import { isDeepStrictEqual } from 'node:util'
import type { Placed, Stakes } from '../stakes/stakes.ts'
import { createTickets, type LaidTicket, type Tickets } from './tickets.ts'

/** A bet as a browser asks for it. */
export interface Bet<What> {
  readonly player: string
  /** The session whose wallet pays. */
  readonly session: string
  /** Chosen by the browser; the same id always has the same answer. */
  readonly ticket: string
  readonly what: What
  readonly stake: number
  /** Done at the moment the stake is taken, before anybody is answered. */
  readonly onPlaced?: () => void
}

export interface Refusal<Code extends string> {
  readonly state: 'problem'
  readonly code: Code
}

/** What the tables of a kind need of its stakes. */
export type TableStakes<What, Outcome> = Pick<
  Stakes<What, Outcome>,
  'openRound' | 'place' | 'answerOf' | 'giveBack' | 'decide' | 'release' | 'pay' | 'outcomes'
>

/** The stakes of one round at a table, from the first chip to the last win. */
export interface LaidStakes<What> {
  readonly tickets: Tickets<What>
  /** Writes the round down, once. Throws where that is not possible. */
  readonly open: () => void
  /** Lays a stake if nothing speaks against it, or answers again what the same ticket got. */
  readonly lay: <Problem extends string>(
    bet: Bet<What>,
    check: () => Problem | undefined,
  ) => Promise<Placed | Refusal<Problem | 'ticket_conflict'>>
  /** Takes a ticket back while `isFree` says so. The balance, where it is known. */
  readonly takeBack: (player: string, ticket: string, isFree: () => boolean) => Promise<number | undefined | 'not_back'>
  /** Resolves when every stake on its way is answered, or `patience` has passed: later answers go back. */
  readonly answered: (patience: Promise<void>) => Promise<void>
  readonly placed: () => readonly LaidTicket<What>[]
  /** Pays everyone what was decided; `onPaid` hears of each player. */
  readonly pay: (onPaid: (player: string, balance: number | undefined) => void) => Promise<void>
  /** The round cannot be played: every stake goes back. */
  readonly giveUp: () => Promise<void>
}

interface LayOptions<What, Outcome> {
  readonly round: string
  readonly place: string
  readonly stakes: TableStakes<What, Outcome>
  /** A player's chips have changed, and with them the balance where the wallet has told one. */
  readonly onChange: (player: string, balance?: number) => void
}

export function layStakes<What, Outcome>({
  round,
  place,
  stakes,
  onChange,
}: LayOptions<What, Outcome>): LaidStakes<What> {
  const tickets = createTickets<What>()
  let isOpen = false
  const open = (): void => {
    if (!isOpen) stakes.openRound(round, place)
    isOpen = true
  }
  const send = async ({ ticket, session, what, stake }: Bet<What>): Promise<Placed> => {
    try {
      open()
    } catch {
      // Nothing was written down, so nothing was asked for either.
      return { state: 'refused', code: 'round_cancelled' }
    }
    return stakes.place({ id: ticket, round, session, what, stake })
  }
  /** The last call to the wallet for each player. */
  const calls = new Map<string, Promise<unknown>>()
  /** One call for a player at a time: each answer's balance is the one after all before it. */
  const inTurn = <Value>(player: string, call: () => Promise<Value>): Promise<Value> => {
    const called = (calls.get(player) ?? Promise.resolve()).then(call)
    calls.set(
      player,
      called.catch(() => undefined),
    )
    return called
  }
  const add = (bet: Bet<What>): LaidTicket<What> => {
    const answer = inTurn(bet.player, async (): Promise<Placed> => {
      // The table stopped waiting for it before its turn came.
      if (ticket.state !== 'sending') return { state: 'refused', code: 'round_cancelled' }
      const laid = await send(bet)
      if (laid.state === 'placed' && ticket.state === 'sending') {
        ticket.state = 'placed'
        bet.onPlaced?.()
        onChange(bet.player, laid.balance)
        return laid
      }
      if (laid.state === 'placed') {
        // It was answered after the table had stopped waiting for it.
        onChange(bet.player, await stakes.giveBack(bet.ticket))
        return { state: 'refused', code: 'round_cancelled' }
      }
      ticket.state = laid.state === 'unknown' ? 'back' : 'refused'
      onChange(bet.player, laid.state === 'unknown' ? await stakes.giveBack(bet.ticket) : undefined)
      return laid
    })
    const { ticket: id, player, what, stake } = bet
    const ticket: LaidTicket<What> = { id, player, what, stake, state: 'sending', answer }
    tickets.add(ticket)
    onChange(player)
    return ticket
  }
  const placed = (): LaidTicket<What>[] => tickets.all().filter(({ state }) => state === 'placed')

  return {
    tickets,
    open,
    placed,
    lay: async (bet, check) => {
      const known = tickets.find(bet.ticket)
      if (known !== undefined) {
        const isSame = known.player === bet.player && isDeepStrictEqual(known.what, bet.what)
        return isSame && known.stake === bet.stake ? await known.answer : { state: 'problem', code: 'ticket_conflict' }
      }
      const problem = check()
      return problem === undefined ? await add(bet).answer : { state: 'problem', code: problem }
    },
    takeBack: async (player, id, isFree) => {
      const ticket = tickets.find(id)
      if (ticket?.player !== player) return 'not_back'
      await ticket.answer
      if (ticket.state === 'back') return undefined
      if (!isFree() || ticket.state !== 'placed') return 'not_back'
      ticket.state = 'back'
      onChange(player)
      const balance = await inTurn(player, () => stakes.giveBack(id, 'taken_back'))
      onChange(player, balance)
      return balance
    },
    answered: async (patience) => {
      const sent = tickets.all().filter(({ state }) => state === 'sending')
      await Promise.race([Promise.allSettled(sent.map(({ answer }) => answer)), patience])
      for (const ticket of sent) if (ticket.state === 'sending') ticket.state = 'back'
    },
    pay: async (onPaid) => {
      const players = new Set(placed().map(({ player }) => player))
      await Promise.all(
        [...players].map(async (player) => {
          let balance: number | undefined
          // One after another, so that the last answer has the balance after all of them.
          for (const ticket of tickets.of(player)) balance = (await stakes.pay(ticket.id)) ?? balance
          onPaid(player, balance)
        }),
      )
    },
    giveUp: async () => {
      await Promise.all(
        placed().map(async (ticket) => {
          ticket.state = 'back'
          await stakes.giveBack(ticket.id)
        }),
      ).catch(() => undefined)
      stakes.release(round)
    },
  }
}
