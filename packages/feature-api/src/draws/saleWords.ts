import type { LotteryMenu } from '@foyer/contract'

interface Words {
  /** A moment in words of the reader's day. */
  readonly wordsOf: (moment: number) => { readonly day: string; readonly time: string }
  readonly t: (key: 'saleUntil' | 'saleClosed', values?: { readonly time: string }) => string
}

/**
 * Whether bets on the next draw are taken, and until when (W14): the time alone, and the day where it is not that of the draw.
 * An answer may be a minute old, or as old as the page, so that the clock says when the sale is over.
 */
export function saleWords(
  { nextDraw = '', lockTime, isSale }: Pick<LotteryMenu, 'nextDraw' | 'lockTime' | 'isSale'>,
  now: number,
  { wordsOf, t }: Words,
): { isOpen: boolean; text: string } {
  const draw = Date.parse(nextDraw)
  const closes = draw - lockTime * 1000
  if (!isSale || now >= closes) return { isOpen: false, text: t('saleClosed') }
  const { day, time } = wordsOf(closes)
  return { isOpen: true, text: t('saleUntil', { time: day === wordsOf(draw).day ? time : `${day} ${time}` }) }
}
