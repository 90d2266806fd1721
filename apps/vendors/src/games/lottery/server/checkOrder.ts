import type { LotteryDraw } from '@foyer/contract'
import { betTypesOf, checkPicks } from '@foyer/rules'
import { mostTimes } from '../limits.ts'
import type { LotteryLimits, TicketAnswer, TicketOrder } from '../wire.ts'

type Refusal = Required<TicketAnswer>['refused']

/** What keeps lines and price from being a ticket for a draw of this form; nothing where they are one. */
export function checkTicket(
  { price, lines }: Pick<TicketOrder, 'price' | 'lines'>,
  form: LotteryDraw['form'],
  limits: LotteryLimits,
): Refusal | undefined {
  if (price < limits.least) return { code: 'below_limit', amount: limits.least }
  if (price > limits.most) return { code: 'stake_limit', amount: limits.most }
  if (price * lines.length > limits.ticket) return { code: 'ticket_limit', amount: limits.ticket }
  for (const [line, { type, picks }] of lines.entries()) {
    const found = betTypesOf(form).find(({ id }) => id === type)
    if (found === undefined || checkPicks(found.picks, picks) !== undefined) return { code: 'picks_wrong', line }
    if (price * (mostTimes({ type, picks }, form) ?? 0) > limits.payout)
      return { code: 'payout_limit', line, amount: limits.payout }
  }
  return undefined
}
