import type { LotteryMenu } from '@foyer/contract'
import type { DrawCardProps } from '@foyer/ui/DrawCard'
import { useState } from 'react'
import { useWholeRuntime } from '../hooks.ts'
import { useReader } from '../reader.ts'
import { drawWords, type NamedDay } from './drawWords.ts'
import { newsFor } from './followDraws.ts'
import { saleWords } from './saleWords.ts'
import { useLiveDraws } from './useLiveDraws.ts'

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

  // What an answer that has just come says of the server's clock; one that came with the page is as old as its build,
  // and stays so when asking again fails.
  const clockOffset =
    (dataUpdatedAt !== first && data?.map((lottery) => offsetOf(lottery, dataUpdatedAt)).find(Number.isFinite)) || 0
  const now = reader && reader.now + clockOffset
  const { shown, liveOf, isAwaited } = useLiveDraws({ data, dataUpdatedAt, refetch }, clockOffset)

  const draws = shown
    ?.filter(({ nextDraw }) => nextDraw !== undefined)
    .sort((one, other) => (one.nextDraw ?? '').localeCompare(other.nextDraw ?? ''))

  /** A moment in words of the reader's day; nothing while the reader is not known. */
  const wordsOf = (moment: number): { day: string; time: string } | undefined =>
    reader && now !== undefined
      ? drawWords(new Date(moment), new Date(now), { language: tag, timeZone: reader.timeZone, dayName: t })
      : undefined

  const cardOf = (lottery: LotteryMenu): DrawCardProps => {
    const { gameId, name, remark, nextDraw = '' } = lottery
    const card = { name, remark, labels }
    const at = Date.parse(nextDraw)
    const live = liveOf(gameId)
    // Nothing is known of the reader in a page that is written ahead; of a draw that is long past, the next answer knows the one after it.
    if (now === undefined || !(live || now - at < newsFor)) return { ...card, isOnItsWay: Number.isFinite(at) }
    const sayMoment = (moment: number) => wordsOf(moment) ?? { day: '', time: '' }
    const sale = { sale: saleWords(lottery, live ? at : now, { wordsOf: sayMoment, t }) }
    if (live || at - now < near) {
      return { ...card, ...sale, drawn: live?.numbers, countsTo: at, clockOffset }
    }
    return { ...card, ...sale, when: { instant: nextDraw, ...sayMoment(at) } }
  }
  return { data: shown, draws, cardOf, wordsOf, clockOffset, isAwaited }
}

/** Server clock minus this device's, from a lottery whose sale is open; nothing otherwise. */
function offsetOf({ nextDraw = '', lockTime, remainTime }: LotteryMenu, receivedAt: number): number {
  return remainTime > 0 ? Date.parse(nextDraw) - (lockTime + remainTime) * 1000 - receivedAt : Number.NaN
}
