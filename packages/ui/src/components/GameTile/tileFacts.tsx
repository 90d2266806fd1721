import { sayLabel } from '../../labels/sayLabel.ts'
import { fixtureParts } from './FixtureParts.tsx'
import type { GameTileLabels } from './GameTile.labels.ts'
import type { GameTileData } from './GameTile.types.ts'

/** Dots of the last rounds; as a picture they have one name. */
const shownDots = 8

/** Whether a server told what goes on at a game. */
export const hasFacts = ({ table, fixture, draw }: GameTileData): boolean =>
  table !== undefined || fixture !== undefined || draw !== undefined

/** What goes on at a game, in two lines of its caption. */
export function tileFacts({ table, fixture, draw }: GameTileData, labels: GameTileLabels) {
  if (fixture) return <div data-part="facts">{fixture !== 'begun' && fixtureParts(fixture, labels)}</div>
  if (table) {
    const { limits, seatsFree, results = [] } = table
    return (
      <div data-part="facts">
        <span data-part="terms">
          <bdi dir="ltr">{limits}</bdi>
          {seatsFree !== undefined && <span>{sayLabel(labels, 'seatsFree', { count: seatsFree })}</span>}
        </span>
        {results.length > 0 && (
          <span
            data-part="dots"
            role="img"
            aria-label={sayLabel(labels, 'lastResults', { results: results.map(({ text }) => text).join(', ') })}
          >
            {results.slice(0, shownDots).map(({ tone }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rounds have no identity but their order
              <i key={index} data-tone={tone} />
            ))}
          </span>
        )}
      </div>
    )
  }
  if (!draw) return null
  const { pot, balls = [], next } = draw
  const when = next !== undefined && <b>{next}</b>
  const hasBalls = balls.length > 0
  return (
    <div data-part="facts">
      <span data-part="terms">
        {pot ? <b>{sayLabel(labels, 'pot', { amount: pot })}</b> : when && <span>{labels.nextDraw}</span>}
        {hasBalls && when}
      </span>
      {hasBalls ? (
        // biome-ignore lint/a11y/useSemanticElements: numbers with one name are no fieldset
        <span data-part="balls" role="group" aria-label={labels.lastDraw}>
          {balls.map((ball) => (
            <i key={ball}>{ball}</i>
          ))}
        </span>
      ) : (
        when
      )}
    </div>
  )
}
