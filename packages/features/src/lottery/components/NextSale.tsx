import type { LotteryMenu } from '@foyer/contract'
import { useLabels } from '@foyer/feature-api'
import type { BetTypeId } from '@foyer/rules'
import { Balls } from '@foyer/ui/Balls'
import { Button } from '@foyer/ui/Button'
import { Countdown, useTimeOver } from '@foyer/ui/Countdown'
import { type ReactNode, useId } from 'react'
import { useRuntime } from '../model/calls.ts'
import type { useLotteries } from '../model/useLotteries.ts'
import { useT } from '../model/useT.ts'

interface NextSaleProps {
  lottery: LotteryMenu
  /** The way to play that Play opens; the first without it (R13). */
  way: BetTypeId | undefined
  /** Stands below Play. */
  children?: ReactNode
  lotteries: ReturnType<typeof useLotteries>
}

/** The next draw: how long its bets are still taken, by the server's clock, and what it is committed to (W06, W14). */
export function NextSale({ lottery, way, lotteries, children }: NextSaleProps) {
  const t = useT()
  const id = useId()
  const labels = useLabels('DrawCard')
  const { cardOf, wordsOf, clockOffset, refetch } = lotteries
  const { actions, openModal } = useRuntime()
  const { gameId, name, nextDraw, lockTime, isSale } = lottery
  const drawsAt = Date.parse(nextDraw ?? '')
  const closesAt = drawsAt - lockTime * 1000
  // The last answer may have been given while the sale was open.
  const isOver = useTimeOver(isSale && nextDraw !== undefined ? closesAt : undefined, clockOffset)
  // Its moment is past, as in a page that was made earlier: which draw is next, only the next answer tells.
  const isPast = useTimeOver(nextDraw === undefined ? undefined : drawsAt, clockOffset)
  const when = nextDraw === undefined || isPast ? undefined : wordsOf(drawsAt)
  // Whether a sale is over is not said before the reader's clock and the draw are known.
  const isClosed = when !== undefined && (!isSale || isOver)
  const { countsTo, drawn } = cardOf(lottery)
  const isDrawing = isPast && countsTo !== undefined
  const numbersOf = t('lastNumbersOf', { name })
  const moment = when ? `${when.day} ${when.time}` : '–'
  return (
    <section data-part="panel" aria-labelledby={id}>
      <h2 id={id}>{t('nextDraw')}</h2>
      {nextDraw === undefined ? (
        <p>{t('noCalendar')}</p>
      ) : (
        <>
          <dl data-part="facts">
            <dt>{t('drawAt')}</dt>
            <dd>
              {/* The place of the moment is kept while the reader's day or the draw is not known. */}
              {isDrawing ? labels[drawn ? 'drawn' : 'drawsNow'] : <time dateTime={nextDraw}>{moment}</time>}
            </dd>
            <dt>{drawn ? numbersOf : t(isClosed || isDrawing ? 'saleOver' : 'saleClosesIn')}</dt>
            <dd>
              {drawn ? (
                <Balls isArriving numbers={drawn} label={numbersOf} size={drawn.length > 7 ? 'small' : 'medium'} />
              ) : (
                <Countdown
                  variant="segments"
                  closesAt={closesAt}
                  clockOffset={clockOffset}
                  isOnSale={isSale}
                  onEnd={() => void refetch()}
                  labels={labels}
                />
              )}
            </dd>
          </dl>
          <span data-part="said" aria-live="polite">
            {drawn && `${name}: ${labels.drawn}, ${drawn.join(', ')}`}
          </span>
          <div data-part="actions">
            <Button
              // Bets that are not taken now are no first thing to do.
              tone={isClosed || isDrawing ? 'secondary' : 'primary'}
              onClick={() => actions.playLottery({ gameId, playType: way })}
            >
              {t('play')}
            </Button>
            <Button canWrap tone="quiet" onClick={() => openModal('lotteryDraw', { gameCode: gameId, name })}>
              {t('commitment')}
            </Button>
          </div>
          {children}
        </>
      )}
    </section>
  )
}
