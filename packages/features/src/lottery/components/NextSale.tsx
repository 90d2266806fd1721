import type { LotteryMenu } from '@foyer/contract'
import { useLabels } from '@foyer/feature-api'
import type { BetTypeId } from '@foyer/rules'
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
export function NextSale({ lottery, way, lotteries: { wordsOf, clockOffset, refetch }, children }: NextSaleProps) {
  const t = useT()
  const id = useId()
  const countdownLabels = useLabels('Countdown')
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
              {/* Its place is kept while the reader's day or the draw is not known. */}
              <time dateTime={nextDraw}>{when ? `${when.day} ${when.time}` : '–'}</time>
            </dd>
            <dt>{t(isClosed ? 'saleOver' : 'saleClosesIn')}</dt>
            <dd>
              <Countdown
                variant="segments"
                closesAt={closesAt}
                clockOffset={clockOffset}
                isOnSale={isSale}
                onEnd={() => void refetch()}
                labels={countdownLabels}
              />
            </dd>
          </dl>
          <div data-part="actions">
            <Button tone="primary" onClick={() => actions.playLottery({ gameId, playType: way })}>
              {t('play')}
            </Button>
            <Button tone="quiet" onClick={() => openModal('lotteryDraw', { gameCode: gameId, name })}>
              {t('commitment')}
            </Button>
          </div>
          {children}
        </>
      )}
    </section>
  )
}
