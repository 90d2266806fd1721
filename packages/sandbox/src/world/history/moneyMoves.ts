import type { JournalTable } from '@foyer/gateway/ports'
import { createRandom } from '../../random/random.ts'
import type { PlayerProfile } from './players.ts'
import type { PastBet } from './playHistory.ts'

/** One movement of a player's money. */
export interface MoneyMove {
  readonly at: number
  readonly kind: JournalTable['kind']
  /** Minor units onto the player's account; negative when it leaves it. */
  readonly amount: number
  /** Vendor on the other side; the house when there is none. */
  readonly vendor: string | undefined
  readonly reference: string
}

const monthLength = 30.4375 * 86_400_000
/** Below this a player deposits before betting on. */
const low = 20_000

/**
 * The money behind a history, oldest first: bets, wins and stakes given back, deposits before the balance runs low, and
 * once a month a deposit or a withdrawal that brings the balance back to what the player likes to keep. The balance starts at `opening` and never goes below zero.
 */
export function moneyMoves(
  profile: PlayerProfile,
  seed: string,
  bets: readonly RecordedBet[],
  opening: number,
): readonly MoneyMove[] {
  const random = createRandom(`money ${seed}`)
  const moves: MoneyMove[] = []
  let balance = opening
  let month = Math.floor((bets[0]?.at ?? 0) / monthLength)
  const push = (move: MoneyMove): void => {
    moves.push(move)
    balance += move.amount
  }
  const [least, most] = profile.keeps
  for (const move of playMoves(bets)) {
    const now = Math.floor(move.at / monthLength)
    if (now !== month) {
      month = now
      const kept = roundTo(random.between(least, most), 5000)
      const over = roundTo(balance - kept, 10_000)
      if (over > 0) push({ ...paid(move.at - 1_800_000, 'withdrawal', month), kind: 'withdrawal', amount: -over })
      if (over < 0) push({ ...paid(move.at - 1_800_000, 'deposit', month), kind: 'deposit', amount: -over })
    }
    if (balance + move.amount < low)
      push({ ...paid(move.at - 90_000, 'deposit', moves.length), kind: 'deposit', amount: roundTo(least, 10_000) })
    push(move)
  }
  return moves
}

const roundTo = (amount: number, step: number): number => Math.trunc(amount / step) * step

/** What all movements between a player and the house have in common. */
const paid = (at: number, what: 'deposit' | 'withdrawal', number: number) => ({
  at,
  vendor: undefined,
  reference: `${what}:${number}`,
})

/** A bet with the reference its round has. */
export interface RecordedBet extends PastBet {
  readonly roundId: string
}

/** What bets take and what they pay, in the order of its times. */
export function playMoves(bets: readonly RecordedBet[]): MoneyMove[] {
  const moves = bets.flatMap(({ game, at, stake, win, status, settledAt, roundId }): MoneyMove[] => {
    const reference = `${game.vendor}:${roundId}`
    const bet: MoneyMove = { at, kind: 'bet', amount: -stake, vendor: game.vendor, reference }
    if (settledAt === undefined) return [bet]
    if (status === 'CANCELLED') return [bet, { ...bet, at: settledAt, kind: 'rollback', amount: stake }]
    return win > 0 ? [bet, { ...bet, at: settledAt, kind: 'win', amount: win }] : [bet]
  })
  return moves.sort((one, other) => one.at - other.at)
}
