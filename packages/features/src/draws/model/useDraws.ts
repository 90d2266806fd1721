import type { LotteryMenu } from '@foyer/contract'
import { useLabels, useReader, useRuntime } from '@foyer/feature-api'
import type { DrawCardProps } from '@foyer/ui/DrawCard'
import { useOperation } from './calls.ts'
import { drawWords } from './drawWords.ts'
import { saleWords } from './saleWords.ts'
import { useT } from './useT.ts'

const refreshEvery = 60_000
/** Under this a draw is counted by the second. */
const near = 3_600_000

/** The lotteries in the order they are drawn, and what a card says of each. */
export function useDraws() {
  const t = useT()
  const labels = useLabels('DrawCard')
  const { tag } = useRuntime().language
  const answer = useOperation('lotteryMenus', {}, { refetchInterval: refreshEvery })
  const { data, dataUpdatedAt, isFetchedAfterMount, refetch } = answer
  const reader = useReader()

  const draws = data
    ?.filter(({ nextDraw }) => nextDraw !== undefined)
    .sort((one, other) => (one.nextDraw ?? '').localeCompare(other.nextDraw ?? ''))

  // What an answer that has just come says of the server's clock; one that came with the page is as old as its build.
  const clockOffset =
    (isFetchedAfterMount && data?.map((lottery) => offsetOf(lottery, dataUpdatedAt)).find(Number.isFinite)) || 0

  const cardOf = (lottery: LotteryMenu): DrawCardProps => {
    const { name, remark, nextDraw = '' } = lottery
    const card = { name, remark, labels }
    const at = Date.parse(nextDraw)
    if (!reader) return card
    const now = reader.now + clockOffset
    // The next answer knows the draw after this one.
    if (at <= now) return card
    const { timeZone } = reader
    const wordsOf = (moment: number) =>
      drawWords(new Date(moment), new Date(now), { language: tag, timeZone, dayName: t })
    const sale = { sale: saleWords(lottery, now, { wordsOf, t }) }
    if (at - now < near) return { ...card, ...sale, countsTo: at, clockOffset, onEnd: () => void refetch() }
    return { ...card, ...sale, when: { instant: nextDraw, ...wordsOf(at) } }
  }
  return { ...answer, draws, cardOf }
}

/** Server clock minus this device's, from a lottery whose sale is open; nothing otherwise. */
function offsetOf({ nextDraw = '', lockTime, remainTime }: LotteryMenu, receivedAt: number): number {
  return remainTime > 0 ? Date.parse(nextDraw) - (lockTime + remainTime) * 1000 - receivedAt : Number.NaN
}
