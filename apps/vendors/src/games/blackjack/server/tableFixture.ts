import type { Card } from '../../../cards/card.ts'
import { createHandClock } from '../../../frame/table/handClock.ts'
import { createMemoryStakes } from '../../../frame/table/memoryStakesFixture.ts'
import type { ChatLine } from '../../../wire/talk.ts'
import type { Move } from '../engine/deal.ts'
import { createShoe } from '../engine/shoe.ts'
import type { BlackjackBet, BlackjackOutcome, OwnView, RoundPhase, TableView } from '../wire.ts'
import { createTable } from './createTable.ts'

/** A table with a clock moved by hand; every round is dealt from `cards`. */
export function createTableFixture(cards: string, seats = 3) {
  const hand = createHandClock()
  const money = createMemoryStakes<BlackjackBet, BlackjackOutcome>()
  const problems: unknown[] = []
  const world = { cards, rounds: 0, shoes: 0, problems }
  const table = createTable({
    spec: { id: 't1', name: '1', limits: { least: 100, total: 2000 }, chips: [100, 500, 1000], seats },
    stakes: money.answers,
    clock: hand.clock,
    newShoe: () => ({
      // Written by the test.
      ...createShoe(world.cards.split(' ') as Card[]),
      id: `shoe-${++world.shoes}`,
    }),
    newRound: () => `round-${++world.rounds}`,
    onProblem: (error) => void world.problems.push(error),
  })
  /** Sits a player down and keeps what they are told. */
  const sit = (player: string) => {
    const seen: {
      table?: TableView
      own?: OwnView
      chat: readonly ChatLine[]
      phases: RoundPhase[]
      /** The seat was given up. */
      hasLeft?: true
    } = { chat: [], phases: [] }
    const leave = table.join(player, 100_000, (event) => {
      if (event.kind === 'table') {
        seen.table = event.table
        if (seen.phases.at(-1) !== event.table.phase) seen.phases.push(event.table.phase)
      } else if (event.kind === 'own') seen.own = event.own
      else if (event.kind === 'chat') seen.chat = event.lines
      else seen.hasLeft = true
    })
    const wanted = (ticket: string) => ({ player, session: player, ticket, round: seen.table?.round ?? '' })
    return {
      seen,
      leave,
      bet: (ticket: string, amount = 100) => table.bet(wanted(ticket), amount),
      move: (ticket: string, move: Move, at = 0) => table.move(wanted(ticket), at, move),
      insure: (ticket: string, takes = true) => table.insure(wanted(ticket), takes),
      back: (ticket: string) => table.takeBack(player, ticket),
    }
  }
  type Seat = ReturnType<typeof sit>
  /** Moves the clock until the table is in a phase, and, in `acting`, somebody's turn. */
  const until = async ({ seen }: Seat, phase: RoundPhase, seat?: number): Promise<void> => {
    const isThere = (): boolean => seen.table?.phase === phase && (seat === undefined || seen.table.turn?.seat === seat)
    for (let step = 0; step < 2000 && !isThere(); step++) await hand.move(50)
    if (!isThere()) throw new Error(`The table is in ${seen.table?.phase}, not in ${phase}`)
  }
  return { table, hand, money, world, sit, until }
}
