import { sayLabel } from '../../labels/sayLabel.ts'
import { useTileEvents } from '../GameTile/useTileEvents.ts'
import { defaultIcon } from '../LazyImage/DefaultIcon.tsx'
import { Rail, type RailMore } from '../Rail/Rail.tsx'
import { type ContinueRailLabels, continueRailLabels } from './ContinueRail.labels.ts'
import { ContinueRailRoot } from './ContinueRail.styles.ts'

/** A game that was played, with its last round as far as it is known. */
export interface PlayedGame {
  readonly id: string
  readonly name: string
  /** Artwork of 2:1. */
  readonly image: string
  /** When it was played last, in words. */
  readonly when?: string | undefined
  /** What was bet in the last round, with its currency. */
  readonly lastBet?: string | undefined
}

export interface ContinueRailProps {
  title: string
  more?: RailMore | undefined
  games: readonly PlayedGame[]
  onPlay: (id: string) => void
  labels?: ContinueRailLabels
}

/** What was played last, to go on with: wide cards in a row that runs off the screen. */
export function ContinueRail({ title, more, games, onPlay, labels = continueRailLabels }: ContinueRailProps) {
  const { failedImages, rootProps } = useTileEvents({ onPlay })
  return (
    <ContinueRailRoot {...rootProps}>
      <Rail title={title} more={more} labels={labels}>
        {games.map(({ id, name, image, when, lastBet }) => (
          <li key={id} data-part="tile" data-game={id}>
            <div data-part="art">
              {!image || failedImages.has(image) ? (
                defaultIcon
              ) : (
                <img src={image} alt="" width={640} height={320} loading="lazy" decoding="async" />
              )}
            </div>
            <span data-part="name">{name}</span>
            <span data-part="last">
              {[when, lastBet && sayLabel(labels, 'lastBet', { amount: lastBet })].filter(Boolean).join(' · ')}
            </span>
            <button type="button" data-part="play" aria-label={sayLabel(labels, 'playOnGame', { name })}>
              {labels.playOn}
            </button>
          </li>
        ))}
      </Rail>
    </ContinueRailRoot>
  )
}
