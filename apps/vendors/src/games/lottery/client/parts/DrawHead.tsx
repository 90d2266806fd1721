import { sayLabel } from '@foyer/ui/labels'
import { useLottery } from '../LotteryContext.ts'
import { drawsToBuy } from '../model/lotteryShown.ts'
import { useTimeLeft, writeTimeLeft } from '../useTimeLeft.ts'
import { LiveDraw } from './LiveDraw.tsx'

/** The next draw with the time until its sale closes, and the numbers of the last one. */
export function DrawHead() {
  const { shown, words } = useLottery()
  const { view, ahead } = shown
  const [draw] = drawsToBuy(shown)
  const seconds = useTimeLeft(draw?.closesAt, ahead)
  return (
    <header className="lotto-head">
      <div className="lotto-next">
        <p>{draw === undefined ? words.noDraw : sayLabel(words, 'nextDraw', { numero: draw.numero })}</p>
        <p className="lotto-clock" data-near={seconds > 0 && seconds <= 10}>
          {draw === undefined ? '--:--' : writeTimeLeft(seconds)}
        </p>
        <p className="lotto-quiet">{words.saleCloses}</p>
      </div>
      <div className="lotto-last">
        <LiveDraw draw={view?.last[0]} />
      </div>
    </header>
  )
}
