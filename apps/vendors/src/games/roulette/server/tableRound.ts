import type { Placed } from '../../../frame/stakes/stakes.ts'
import { type LaidStakes, layStakes, type Refusal, type TableStakes } from '../../../frame/table/layStakes.ts'
import { type BetProblem, checkBets, type Limits } from '../engine/limits.ts'
import { type SpotBet, stakeOf, winOf } from '../engine/settle.ts'
import { pocketCount } from '../engine/wheel.ts'
import type { RoundPhase } from '../wire.ts'

export type LayProblem = BetProblem | 'bets_closed' | 'ticket_conflict' | 'not_back' | 'unavailable'

export interface SpotBets {
  readonly player: string
  /** The session whose wallet pays. */
  readonly session: string
  /** Chosen by the browser; the same id always has the same answer. */
  readonly ticket: string
  readonly round: string
  readonly bets: readonly SpotBet[]
}

/** One round at a table, from its first chip to the last win. */
export interface TableRound extends Pick<LaidStakes<readonly SpotBet[]>, 'tickets' | 'pay'> {
  readonly id: string
  readonly phase: () => RoundPhase
  readonly number: () => number | undefined
  /** Lays chips, or answers again what the same ticket got. */
  readonly lay: (bet: SpotBets) => Promise<Placed | Refusal<LayProblem>>
  /** Takes a ticket back while bets are taken. The balance, where it is known. */
  readonly takeBack: (player: string, ticket: string) => Promise<number | undefined | 'not_back'>
  /** No more bets: resolves when every bet on its way is answered, or `patience` has passed. */
  readonly close: (patience: Promise<void>) => Promise<void>
  /** Draws and writes down. False when that failed: the round is void and every stake goes back. */
  readonly decide: (draw: (count: number) => number) => Promise<boolean>
  readonly winOf: (player: string) => number | undefined
  readonly setPaid: () => void
}

interface RoundOptions {
  readonly id: string
  readonly table: string
  readonly limits: Limits
  readonly stakes: TableStakes<readonly SpotBet[], number>
  /** A player's chips have changed, and with them the balance where the wallet has told one. */
  readonly onChange: (player: string, balance?: number) => void
}

export function createTableRound({ id, table, limits, stakes, onChange }: RoundOptions): TableRound {
  const laid = layStakes({ round: id, place: table, stakes, onChange })
  const { tickets } = laid
  let phase: RoundPhase = 'betting'
  let number: number | undefined

  const betsOf = (player: string): SpotBet[] => tickets.of(player).flatMap(({ what }) => what)
  return {
    id,
    tickets,
    pay: laid.pay,
    phase: () => phase,
    number: () => number,
    lay: ({ player, session, ticket, bets }) =>
      laid.lay({ player, session, ticket, what: bets, stake: stakeOf(bets) }, () =>
        phase === 'betting' ? checkBets(limits, betsOf(player), bets) : 'bets_closed',
      ),
    takeBack: (player, ticket) => laid.takeBack(player, ticket, () => phase === 'betting'),
    close: (patience) => {
      phase = 'closed'
      return laid.answered(patience)
    },
    decide: async (draw) => {
      try {
        laid.open()
        const drawn = draw(pocketCount)
        const wins = new Map(laid.placed().map((ticket) => [ticket.id, winOf(ticket.what, drawn)]))
        stakes.decide({ round: id, outcome: drawn, draws: [[pocketCount, drawn]], wins })
        number = drawn
        phase = 'turning'
        return true
      } catch {
        phase = 'void'
        await laid.giveUp()
        return false
      }
    },
    winOf: (player) => {
      const placed = betsOf(player)
      return number === undefined || placed.length === 0 ? undefined : winOf(placed, number)
    },
    setPaid: () => {
      phase = 'paid'
    },
  }
}
