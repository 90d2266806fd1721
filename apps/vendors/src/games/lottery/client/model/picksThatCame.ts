import type { BetTypeId, DrawResult } from '@foyer/rules'
import type { TicketView } from '../../wire.ts'

/** Bets that name balls. */
const ofBalls: readonly BetTypeId[] = ['line', 'spots']
/** Bets on several endings, each of which may come without the others. */
const ofEndings: readonly BetTypeId[] = ['pair2', 'trio2']

/** Which picks of a checked line came. What names one number came where it won; a whole ticket may have won by a part of its number. */
export function picksThatCame(
  { type, picks, win = 0 }: TicketView['lines'][number],
  result: DrawResult,
): readonly string[] {
  const numbers = result.flatMap((row) => row.numbers)
  if (ofBalls.includes(type)) return picks.filter((pick) => numbers.includes(pick))
  if (ofEndings.includes(type)) return picks.filter((pick) => numbers.some((number) => number.endsWith(pick)))
  return win > 0 && type !== 'ticket' ? picks : []
}
