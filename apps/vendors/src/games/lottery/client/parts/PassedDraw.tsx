import { sayLabel } from '@foyer/ui/labels'
import { useLottery } from '../LotteryContext.ts'
import { drawsToBuy, passedDraw } from '../model/lotteryShown.ts'
import { useTimeLeft } from '../useTimeLeft.ts'

/** Says that the ticket in the making is for a later draw, once the sale of its first one has closed. */
export function PassedDraw() {
  const { shown, words } = useLottery()
  useTimeLeft(drawsToBuy(shown)[0]?.closesAt, shown.ahead)
  const passed = passedDraw(shown)
  return (
    <p className="ticket-passed" role="status">
      {passed &&
        (passed.next === undefined
          ? sayLabel(words, 'passedLast', { numero: passed.numero })
          : sayLabel(words, 'passed', { numero: passed.numero, next: passed.next }))}
    </p>
  )
}
