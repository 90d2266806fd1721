import { setImmediate } from 'node:timers/promises'
import { mostAskedDraws } from '@foyer/contract'
import type { DrawSource } from '../../../server/drawSource.ts'
import type { LotteryStakes } from './lotteryStakes.ts'
import type { OpenDraw, OpenDraws } from './openDraws.ts'
import { lineWins } from './ticketWins.ts'

interface SettleGround {
  readonly open: OpenDraws
  readonly stakes: LotteryStakes
  readonly draws: DrawSource
  readonly now: () => number
}

/** Tickets that are looked at in one go. */
const piece = 200

/**
 * Writes down what tickets brought whose draws are drawn, all of a draw or none, and pays them. A draw that the gateway has not drawn yet is
 * asked for again. Answers whether there was any.
 */
export async function settleDraws({ open, stakes, draws, now }: SettleGround): Promise<boolean> {
  const due = open.due(now())
  let isAny = false
  for (const name of new Set(due.map(nameOf))) {
    const some = due.filter((draw) => nameOf(draw) === name).slice(0, mostAskedDraws)
    const [first] = some
    if (first === undefined) continue
    const answer = await draws.read(
      first.merchant,
      first.gameId,
      some.map(({ numero }) => numero),
    )
    for (const draw of some) {
      const drawn = answer?.asked.find(({ numero }) => numero === draw.numero)
      if (!drawn?.result || !drawn.seed) continue
      await settleDraw(draw, { seed: drawn.seed, result: drawn.result })
      isAny = true
    }
  }
  return isAny

  async function settleDraw({ round }: OpenDraw, outcome: { seed: string; result: Required<Answer>['result'] }) {
    const wins = new Map<string, number>()
    for (const [index, id] of open.tickets(round).entries()) {
      // Others play meanwhile; nobody can bet on this draw any more.
      if (index % piece === piece - 1) await setImmediate()
      const ticket = stakes.find(id)
      if (ticket) wins.set(id, sum(lineWins(ticket.what, outcome.result)))
    }
    stakes.decide({ round, outcome, draws: [], wins })
    open.drop(round)
    await stakes.payAll([...wins.keys()])
  }
}

const sum = (wins: readonly number[]): number => wins.reduce((total, win) => total + win, 0)

const nameOf = ({ merchant, gameId }: OpenDraw): string => `${merchant} ${gameId}`

type Answer = NonNullable<Awaited<ReturnType<DrawSource['read']>>>['asked'][number]
