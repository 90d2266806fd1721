import type { LotteryMenu } from '@foyer/contract'
import type { LotteryTicketProps } from '@foyer/ui/LotteryWidget'
import type { useLotteries } from './useLotteries.ts'

type Words = Pick<ReturnType<typeof useLotteries>, 'cardOf' | 'wordsOf'>

/** A lottery as a ticket: its next draw, until when its bets are taken, and the draw before (W05, W06, W14). */
export function ticketOf(
  lottery: LotteryMenu,
  { cardOf, wordsOf }: Words,
  own: Pick<LotteryTicketProps, 'href' | 'isFavourite'>,
): LotteryTicketProps {
  const { gameId, name, nextDraw, isSale, lockTime, previousNumbers, previousDraw } = lottery
  const past = previousDraw === undefined ? undefined : wordsOf(Date.parse(previousDraw))
  const card = cardOf(lottery)
  return {
    ...own,
    id: gameId,
    name,
    card,
    // What an older page knew of its sale may be false by now.
    sale:
      nextDraw === undefined || card.isOnItsWay
        ? undefined
        : { closesAt: Date.parse(nextDraw) - lockTime * 1000, isOpen: isSale },
    numbers: previousNumbers,
    drawn: past && previousDraw ? { instant: previousDraw, text: `${past.day} ${past.time}` } : undefined,
  }
}
