import { Heart } from 'lucide'
import { sayLabel } from '../../labels/sayLabel.ts'
import { Button } from '../Button/Button.tsx'
import { Countdown } from '../Countdown/Countdown.tsx'
import { useTimeOver } from '../Countdown/useTimeOver.ts'
import { DrawCard, type DrawCardProps } from '../DrawCard/DrawCard.tsx'
import { DrawnNumbers } from '../DrawCard/DrawnNumbers.tsx'
import { Glyph } from '../Icon/Glyph.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { LotteryWidgetLabels } from './LotteryWidget.labels.ts'

/** A lottery as the widget shows it. */
export interface LotteryTicketProps {
  readonly id: string
  readonly name: string
  /** What the ticket says of the next draw. */
  readonly card: Pick<DrawCardProps, 'remark' | 'when' | 'countsTo' | 'onEnd' | 'drawn' | 'isOnItsWay'>
  /** Its own page, where the site has one. */
  readonly href?: string | undefined
  /** Until when bets on the next draw are taken, in ms since 1970 by the server's clock, and whether they are now (W06). */
  readonly sale?: { readonly closesAt: number; readonly isOpen: boolean } | undefined
  /** The draw before: balls, or the one number that was drawn (W05). */
  readonly numbers: readonly string[]
  /** When that draw was, in words of the visitor's day; its place is kept while it is not known. */
  readonly drawn?: { readonly instant: string; readonly text: string } | undefined
  readonly isFavourite: boolean
}

interface OwnProps {
  ticket: LotteryTicketProps
  clockOffset: number
  onStart: (id: string) => void
  onFavourite: (id: string) => void
  labels: LotteryWidgetLabels
}

/** A ticket with the countdown of its sale, the numbers of the draw before, and the way to play (W05, W06). */
export function LotteryTicket({ ticket, clockOffset, onStart, onFavourite, labels }: OwnProps) {
  const { id, name, href, sale, numbers, drawn, isFavourite, card } = ticket
  // The last answer may have been given while the sale was open.
  const isOver = useTimeOver(sale?.isOpen ? sale.closesAt : undefined, clockOffset)
  const closes = sale && {
    isOpen: sale.isOpen && !isOver,
    text:
      sale.isOpen && !isOver ? (
        <>
          {labels.closesIn} <Countdown closesAt={sale.closesAt} clockOffset={clockOffset} labels={labels} />
        </>
      ) : (
        labels.saleClosed
      ),
  }
  return (
    <li data-part="lottery">
      <DrawCard {...card} name={name} sale={closes} clockOffset={clockOffset} labels={labels}>
        <div data-part="history">
          {numbers.length > 0 ? (
            <>
              <span data-part="drawn">
                {/* One text: a space by itself would count as moved when the moment comes behind it. */}
                {`${labels.lastDraw} `}
                {drawn && <time dateTime={drawn.instant}>{drawn.text}</time>}
              </span>
              <DrawnNumbers numbers={numbers} label={sayLabel(labels, 'numbersOf', { name })} size="small" />
            </>
          ) : (
            <span data-part="drawn">{labels.noNumbers}</span>
          )}
        </div>
        {href && (
          <a data-part="link" href={href}>
            <span>{sayLabel(labels, 'open', { name })}</span>
          </a>
        )}
        <div data-part="start">
          {/* Bets that are not taken now are no first thing to do; the game still says when they are. */}
          <Button
            tone={closes?.isOpen ? 'primary' : 'secondary'}
            aria-label={sayLabel(labels, 'startGame', { name })}
            onClick={() => onStart(id)}
          >
            {labels.start}
          </Button>
        </div>
      </DrawCard>
      <div data-part="heart">
        <IconButton
          label={sayLabel(labels, isFavourite ? 'unmark' : 'mark', { name })}
          icon={<Glyph of={Heart} />}
          isPressed={isFavourite}
          onClick={() => onFavourite(id)}
        />
      </div>
    </li>
  )
}
