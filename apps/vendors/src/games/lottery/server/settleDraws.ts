import { mostAskedDraws } from '@foyer/contract'
import type { DrawSource } from '../../../server/drawSource.ts'
import { lineWins } from '../lineWins.ts'
import type { LotteryStakes, Ticket, TicketOutcome } from './lotteryStakes.ts'
import type { OpenDraw, OpenDraws } from './openDraws.ts'

/** Pieces that are paid at a time: the wallet has the next in hand while this server decides and writes down others. */
const paidAtOnce = 4

interface SettleGround {
  readonly open: OpenDraws
  readonly stakes: LotteryStakes
  readonly draws: DrawSource
  readonly now: () => number
}

/**
 * Writes down what tickets brought whose draws are drawn, a piece at a time, and pays them; a draw that a kill left half done is gone on
 * with. A draw that the gateway has not drawn yet is asked for again. Answers whether there was any.
 */
export async function settleDraws({ open, stakes, draws, now }: SettleGround): Promise<boolean> {
  const due = open.due(now())
  let isAny = false
  for (const name of new Set(due.map(nameOf))) {
    const ofName = due.filter((draw) => nameOf(draw) === name)
    // All of them: results that do not come would hold back those that have.
    for (let at = 0; at < ofName.length; at += mostAskedDraws) {
      const answer = await settleSome(ofName.slice(at, at + mostAskedDraws))
      // The rest would not be answered either.
      if (answer === undefined) break
      isAny ||= answer
    }
  }
  return isAny

  /** Settles those of a lottery's draws that are drawn; whether there were any, or nothing where the gateway does not answer. */
  async function settleSome(some: readonly OpenDraw[]): Promise<boolean | undefined> {
    const [first] = some
    if (first === undefined) return false
    const answer = await draws.read(
      first.merchant,
      first.gameId,
      some.map(({ numero }) => numero),
    )
    if (answer === undefined) return undefined
    let hasSettled = false
    for (const draw of some) {
      const drawn = answer.asked.find(({ numero }) => numero === draw.numero)
      if (!drawn?.result || !drawn.seed) continue
      await settleDraw(draw, { seed: drawn.seed, result: drawn.result })
      hasSettled = true
    }
    return hasSettled
  }

  async function settleDraw({ round }: OpenDraw, outcome: TicketOutcome) {
    const decision = {
      round,
      outcome,
      draws: [],
      winOf: (what: Ticket, { result }: TicketOutcome) => winOf(what, result),
    }
    const paying: Promise<void>[] = []
    for await (const ids of stakes.decideLarge(decision)) {
      if (paying.length === paidAtOnce) await paying.shift()
      const piece = stakes.payAll(ids)
      // Whoever waits hears of a failure; nobody may be there to wait when another piece has failed.
      piece.catch(() => undefined)
      paying.push(piece)
    }
    await Promise.all(paying)
    open.drop(round)
  }
}

const winOf = (ticket: Ticket, result: TicketOutcome['result']): number =>
  lineWins(ticket, result).reduce((total, win) => total + win, 0)

const nameOf = ({ merchant, gameId }: OpenDraw): string => `${merchant} ${gameId}`
