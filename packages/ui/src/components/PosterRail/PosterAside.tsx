import { sayLabel } from '../../labels/sayLabel.ts'
import type { PosterRailLabels } from './PosterRail.labels.ts'
import type { PosterGame } from './PosterRail.types.ts'

interface PosterAsideProps {
  game: PosterGame
  /** What the heart shows; without a value there is no heart. */
  isFavourite: boolean | undefined
  hasTrials: boolean
  labels: PosterRailLabels
}

/** Name, maker, return and lines of a poster, and what can be done with it. */
export function PosterAside({ game, isFavourite, hasTrials, labels }: PosterAsideProps) {
  const { name, vendorName, rtp, lines } = game
  const { language = 'en' } = labels
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <div data-part="aside">
      <strong>{name}</strong>
      <span>{vendorName}</span>
      {rtp !== undefined && <span>{sayLabel(labels, 'return', { rate: percent.format(rtp / 100) })}</span>}
      {lines !== undefined && <span>{sayLabel(labels, 'lines', { count: lines })}</span>}
      <div data-part="actions">
        {/* The poster itself is the control that the keyboard reaches. */}
        <button type="button" data-part="play" tabIndex={-1} aria-hidden="true">
          {game.playMoneyOnly ? labels.trial : labels.play}
        </button>
        {hasTrials && game.trialOffered && !game.playMoneyOnly && (
          <button type="button" data-part="trial" aria-label={sayLabel(labels, 'trialGame', { name })}>
            {labels.trial}
          </button>
        )}
        {isFavourite !== undefined && (
          <button
            type="button"
            data-part="favourite"
            aria-pressed={isFavourite}
            aria-label={sayLabel(labels, 'favourite', { name })}
          />
        )}
      </div>
    </div>
  )
}
