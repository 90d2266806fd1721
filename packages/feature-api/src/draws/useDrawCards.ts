import type { LotteryMenu } from '@foyer/contract'
import type { DrawCardProps } from '@foyer/ui/DrawCard'
import { useState } from 'react'
import { useWholeRuntime } from '../hooks.ts'
import { useReader } from '../reader.ts'
import { drawWords, type NamedDay } from './drawWords.ts'
import { saleWords } from './saleWords.ts'

/** Under this a draw is counted by the second. */
const near = 3_600_000

/** What an answer with lotteries says, and when it came. */
interface Answer {
  readonly data: readonly LotteryMenu[] | undefined
  readonly dataUpdatedAt: number
  readonly refetch: () => unknown
}

interface Words {
  readonly t: (key: NamedDay | 'saleUntil' | 'saleClosed', values?: { readonly time: string }) => string
  readonly labels: NonNullable<DrawCardProps['labels']>
}

/** The lotteries of an answer in the order they are drawn, and what a card says of each (W14). */
export function useDrawCards({ data, dataUpdatedAt, refetch }: Answer, { t, labels }: Words) {
  const { tag } = useWholeRuntime().language
  const reader = useReader()
  const [first] = useState(dataUpdatedAt)

  const draws = data
    ?.filter(({ nextDraw }) => nextDraw !== undefined)
    .sort((one, other) => (one.nextDraw ?? '').localeCompare(other.nextDraw ?? ''))

  // What an answer that has just come says of the server's clock; one that came with the page is as old as its build,
  // and stays so when asking again fails.
  const clockOffset =
    (dataUpdatedAt !== first && data?.map((lottery) => offsetOf(lottery, dataUpdatedAt)).find(Number.isFinite)) || 0
  const now = reader && reader.now + clockOffset

  /** A moment in words of the reader's day; nothing while the reader is not known. */
  const wordsOf = (moment: number): { day: string; time: string } | undefined =>
    reader && now !== undefined
      ? drawWords(new Date(moment), new Date(now), { language: tag, timeZone: reader.timeZone, dayName: t })
      : undefined

  const cardOf = (lottery: LotteryMenu): DrawCardProps => {
    const { name, remark, nextDraw = '' } = lottery
    const card = { name, remark, labels }
    const at = Date.parse(nextDraw)
    // The next answer knows the draw after this one.
    if (now === undefined || at <= now) return card
    const sayMoment = (moment: number) => wordsOf(moment) ?? { day: '', time: '' }
    const sale = { sale: saleWords(lottery, now, { wordsOf: sayMoment, t }) }
    if (at - now < near) return { ...card, ...sale, countsTo: at, clockOffset, onEnd: () => void refetch() }
    return { ...card, ...sale, when: { instant: nextDraw, ...sayMoment(at) } }
  }
  return { draws, cardOf, wordsOf, clockOffset }
}

/** Server clock minus this device's, from a lottery whose sale is open; nothing otherwise. */
function offsetOf({ nextDraw = '', lockTime, remainTime }: LotteryMenu, receivedAt: number): number {
  return remainTime > 0 ? Date.parse(nextDraw) - (lockTime + remainTime) * 1000 - receivedAt : Number.NaN
}
