import { type ReactNode, useId } from 'react'
import { DrawCard } from '../DrawCard/DrawCard.tsx'
import { Rail, type RailMore } from '../Rail/Rail.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { LotteryTicket, type LotteryTicketProps } from './LotteryTicket.tsx'
import { LotteryTools, type LotteryToolsProps } from './LotteryTools.tsx'
import { type LotteryWidgetLabels, lotteryWidgetLabels } from './LotteryWidget.labels.ts'
import { type LotteryLayout, LotteryWidgetRoot } from './LotteryWidget.styles.ts'

export interface LotteryWidgetProps extends LotteryToolsProps {
  /** Heading of the lotteries. */
  title: string
  /** A grid on a page of lotteries (W09), or a row that runs off the screen on home (W10). */
  layout?: LotteryLayout
  /** Where the row leads on to; of the slider alone. */
  more?: RailMore | undefined
  /** Places are kept while they are on their way. */
  tickets: readonly LotteryTicketProps[] | undefined
  /** How many places are kept. */
  placeholders?: number
  /** What stands above the lotteries, such as the way to games of their kind elsewhere. */
  lead?: ReactNode
  /** What stands in place of the lotteries: why there are none. */
  children?: ReactNode
  /** Server clock minus this device's clock, in ms. */
  clockOffset?: number
  onStart: (id: string) => void
  onFavourite: (id: string) => void
  labels?: LotteryWidgetLabels
}

/** Lotteries by tag, list and day: each with its countdown, the numbers of the draw before and the way to play (UK03, W01 to W10). */
export function LotteryWidget(props: LotteryWidgetProps) {
  const { title, layout = 'lobby', more, tickets, placeholders = 8, children, lead, clockOffset = 0 } = props
  const { onStart, onFavourite, labels = lotteryWidgetLabels, ...tools } = props
  const id = useId()
  const items = tickets
    ? tickets.map((ticket, index) => (
        // Places stay and say what is next there, so that a new order moves nothing.
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is what it is, whichever lottery stands there
        <LotteryTicket key={index} {...{ ticket, clockOffset, onStart, onFavourite, labels }} />
      ))
    : Array.from({ length: placeholders }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity but their position
        <li key={index} data-part="lottery">
          <DrawCard>
            <div data-part="history">
              <Skeleton />
            </div>
            <div data-part="start">
              <Skeleton shape="control" />
            </div>
          </DrawCard>
        </li>
      ))
  return (
    <LotteryWidgetRoot data-layout={layout}>
      <LotteryTools {...tools} panelId={id} labels={labels} />
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both of the roles have names */}
      <div
        id={id}
        role={tools.tabs.length > 0 ? 'tabpanel' : 'group'}
        aria-label={title}
        aria-busy={!tickets && !children}
      >
        {lead && <div data-part="lead">{lead}</div>}
        {children ??
          (layout === 'slider' ? (
            <Rail title={title} more={more} isBusy={!tickets} labels={labels}>
              {items}
            </Rail>
          ) : (
            <section aria-label={title}>
              <h2>{title}</h2>
              <ul data-part="lotteries" aria-label={tickets ? undefined : labels.loading}>
                {items}
              </ul>
            </section>
          ))}
      </div>
    </LotteryWidgetRoot>
  )
}
