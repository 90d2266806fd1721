import type { ReactNode } from 'react'
import { Countdown } from '../Countdown/Countdown.tsx'
import { useTimeOver } from '../Countdown/useTimeOver.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { type DrawCardLabels, drawCardLabels } from './DrawCard.labels.ts'
import { DrawCardRoot, type DrawCardSize } from './DrawCard.styles.ts'
import { DrawnNumbers } from './DrawnNumbers.tsx'
import { useSaidOnce } from './useSaidOnce.ts'

export interface DrawCardProps {
  /** Name of the lottery; a ticket without it is on its way and keeps the place of one. */
  name?: string | undefined
  /** When it is drawn as a rule, or what it is: one short line. */
  remark?: string | undefined
  size?: DrawCardSize
  /** When the next draw is, in words of the visitor's day: `tonight` and `21:00`. Words keep its place while it is not known. */
  when?: { readonly instant: string; readonly day: string; readonly time: string } | undefined
  /** The draw is near: seconds are counted to this moment, in ms since 1970 by the server's clock, instead of words. */
  countsTo?: number | undefined
  /** Whether bets are taken, and until when. Its place is kept while it is not known. */
  sale?: { readonly isOpen: boolean; readonly text: ReactNode } | undefined
  /** Server clock minus this device's clock, in ms. */
  clockOffset?: number
  /** Called once when a counted draw has come. */
  onEnd?: () => void
  /** The draw that was counted has been: its numbers come, ball after ball, in the place of the time, and are said once. */
  drawn?: readonly string[] | undefined
  /** When it is will be known soon: its place is kept, and nothing is said that may be false. */
  isOnItsWay?: boolean | undefined
  /** What else stands on the ticket, above the tear. */
  children?: ReactNode
  labels?: DrawCardLabels
}

/** A lottery's next draw on a torn-off ticket (EN08, W14): the time first, in figures of one width. */
export function DrawCard(props: DrawCardProps) {
  const { name, remark, size = 'small', when, countsTo, sale, clockOffset, onEnd, drawn, isOnItsWay, children } = props
  const { labels = drawCardLabels } = props
  const isSaid = useSaidOnce(name ?? '', drawn && `${countsTo} ${drawn.join()}`)
  const drawnOf = `${name}: ${labels.drawn}`
  const isOver = useTimeOver(countsTo, clockOffset)
  return (
    <DrawCardRoot data-size={size}>
      <div data-part="when">
        <span data-part="day">
          {drawn ? labels.drawn : countsTo === undefined ? when?.day : isOver ? labels.drawsNow : labels.drawsIn}
        </span>
        {drawn ? (
          <DrawnNumbers isArriving numbers={drawn} label={drawnOf} size={size === 'large' ? 'large' : 'small'} />
        ) : (
          <>
            {/* The clock goes on unseen: it keeps its place, and calls `onEnd`. */}
            <div data-part="time" data-over={isOver || undefined}>
              {countsTo === undefined ? (
                when ? (
                  <time dateTime={when.instant}>{when.time}</time>
                ) : isOnItsWay || name === undefined ? (
                  // The element that will say the time, with letters from the first paint on: what comes is no later picture of the page.
                  <time aria-hidden="true">--:--</time>
                ) : (
                  <span data-part="soon">{labels.unknown}</span>
                )
              ) : (
                <Countdown
                  closesAt={countsTo}
                  {...(clockOffset === undefined ? {} : { clockOffset })}
                  {...(onEnd ? { onEnd } : {})}
                  labels={labels}
                />
              )}
            </div>
            <span data-part="sale" data-open={sale?.isOpen || undefined}>
              {sale?.text}
            </span>
          </>
        )}
        <span data-part="said" aria-live="polite">
          {isSaid && drawn && `${drawnOf}, ${drawn.join(', ')}`}
        </span>
      </div>
      <div data-part="about">
        {name === undefined ? <Skeleton lines={4} /> : <h3>{name}</h3>}
        {remark && <p data-part="remark">{remark}</p>}
      </div>
      {children && <div data-part="foot">{children}</div>}
    </DrawCardRoot>
  )
}
