import { sayLabel } from '../../labels/sayLabel.ts'
import type { TableFacts } from '../GameTile/facts.types.ts'
import { useTileEvents } from '../GameTile/useTileEvents.ts'
import { defaultIcon } from '../LazyImage/DefaultIcon.tsx'
import { Rail, type RailMore } from '../Rail/Rail.tsx'
import { type LiveRailLabels, liveRailLabels } from './LiveRail.labels.ts'
import { LiveRailRoot } from './LiveRail.styles.ts'

/** A live table as its wide card shows it. */
export interface LiveTableCard {
  readonly id: string
  readonly name: string
  readonly vendorName: string
  /** Square artwork. */
  readonly image: string
  /** There is no real play: the card says so. */
  readonly playMoneyOnly?: boolean | undefined
  readonly table?: TableFacts | undefined
}

export interface LiveRailProps {
  title: string
  more?: RailMore | undefined
  tables: readonly LiveTableCard[]
  onPlay: (id: string) => void
  /** Keeps a place for so many cards instead. */
  skeletonCount?: number
  labels?: LiveRailLabels
}

/** Tables that are open now, each with its limits, free seats and last results (UK02): wide cards in a row that runs off the screen. */
export function LiveRail({ title, more, tables, onPlay, skeletonCount = 0, labels = liveRailLabels }: LiveRailProps) {
  const { failedImages, rootProps } = useTileEvents({ onPlay })
  const card = ({ id, name, vendorName, image, playMoneyOnly, table = {} }: LiveTableCard) => {
    const { limits, seatsFree, results = [] } = table
    return (
      <li key={id} data-part="tile" data-game={id} data-quiet={results.length === 0 || undefined}>
        <div data-part="art">
          {!image || failedImages.has(image) ? (
            defaultIcon
          ) : (
            <img src={image} alt="" width={320} height={320} loading="lazy" decoding="async" />
          )}
        </div>
        <div data-part="about">
          <span data-part="name">{name}</span>
          <span data-part="vendor">
            {playMoneyOnly && <b data-part="mark">{labels.playMoney}</b>}
            {vendorName}
          </span>
          <span data-part="facts">
            <bdi data-part="limits" dir="ltr">
              {limits}
            </bdi>
            <span data-part="seats" data-full={seatsFree === 0 || undefined}>
              {seatsFree !== undefined &&
                (seatsFree === 0 ? labels.full : sayLabel(labels, 'seatsFree', { count: seatsFree }))}
            </span>
          </span>
        </div>
        {results.length > 0 && (
          <ol data-part="results" aria-label={labels.lastResults}>
            {results.map(({ text, tone }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rounds have no identity but their order
              <li key={index} data-tone={tone}>
                {text}
              </li>
            ))}
          </ol>
        )}
        <button
          type="button"
          data-part="play"
          aria-label={sayLabel(labels, playMoneyOnly ? 'tryTable' : 'playTable', { name })}
        />
      </li>
    )
  }
  return (
    <LiveRailRoot {...rootProps}>
      <Rail title={title} more={more} isBusy={skeletonCount > 0} labels={labels}>
        {skeletonCount > 0
          ? Array.from({ length: skeletonCount }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity but their position
              <li key={index} data-part="tile" data-skeleton aria-hidden="true">
                <div data-part="art" />
                <div data-part="about">
                  <span data-part="name" />
                  <span data-part="vendor" />
                </div>
              </li>
            ))
          : tables.map(card)}
      </Rail>
    </LiveRailRoot>
  )
}
