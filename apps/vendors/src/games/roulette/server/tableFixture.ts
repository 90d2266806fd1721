import { createHandClock } from '../../../frame/table/handClock.ts'
import { createMemoryStakes } from '../../../frame/table/memoryStakesFixture.ts'
import type { ChatLine } from '../../../wire/talk.ts'
import { limitsOf } from '../engine/limits.ts'
import type { SpotBet } from '../engine/settle.ts'
import type { OwnView, TableView } from '../wire.ts'
import { createTable } from './createTable.ts'

/** A table with a clock moved by hand; the wheel gives 17, then what `next` says. */
export function createTableFixture(seats = 3) {
  const hand = createHandClock()
  const money = createMemoryStakes<readonly SpotBet[], number>()
  const world = { next: 17, rounds: 0 }
  const table = createTable({
    spec: { id: 't1', name: '1', limits: limitsOf(50, 1000, 20_000), chips: [50, 100, 500], seats },
    stakes: money.answers,
    clock: hand.clock,
    draw: () => world.next,
    newRound: () => `round-${++world.rounds}`,
    onProblem: (error) => {
      throw error
    },
  })
  /** Sits a player down and keeps what they are told. */
  const sit = (player: string) => {
    const seen: { table?: TableView; own?: OwnView; chat: readonly ChatLine[]; phases: string[] } = {
      chat: [],
      phases: [],
    }
    const balances: number[] = []
    const leave = table.join(player, 100_000, (event) => {
      if (event.kind === 'table') {
        seen.table = event.table
        if (seen.phases.at(-1) !== event.table.phase) seen.phases.push(event.table.phase)
      } else if (event.kind === 'own') {
        seen.own = event.own
        balances.push(event.own.balance)
      } else if (event.kind === 'chat') seen.chat = event.lines
    })
    const lay = (ticket: string, spot = '17', amount = 100, round = seen.table?.round ?? '') =>
      table.lay({ player, session: player, ticket, round, bets: [{ spot, amount }] })
    return { seen, balances, leave, lay, back: (ticket: string) => table.takeBack(player, ticket) }
  }
  return { table, hand, money, world, sit }
}
