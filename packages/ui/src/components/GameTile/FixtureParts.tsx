import { sayLabel } from '../../labels/sayLabel.ts'
import type { FixtureFacts } from './facts.types.ts'

/** Words of a fixture; every component that shows one has them among its own. */
export interface FixtureLabels {
  readonly fixture: string
  readonly odds: string
  readonly language?: string
}

/** Both sides' colours, which meet on a diagonal. Colours are attributes, which a strict content policy lets pass. */
const sides = (home: string, away: string) => (
  <svg data-part="sides" viewBox="0 0 28 18" aria-hidden="true">
    <path d="M0 0H19L9 18H0Z" fill={home} />
    <path d="M19 0H28V18H9Z" fill={away} />
  </svg>
)

/** Who meets whom or which race is run, when, and at what odds, styled by `factsCss`; no component, so that a list is spared one for each. */
export function fixtureParts(told: FixtureFacts, labels: FixtureLabels) {
  const time = <time dateTime={told.starts?.instant}>{told.starts?.text}</time>
  if ('race' in told)
    return (
      <>
        <span data-part="match">
          <span>{told.race}</span>
        </span>
        <span data-part="terms">{time}</span>
      </>
    )
  const { home, away, odds } = told
  const offered = odds && [
    ['1', odds.home] as const,
    ...(odds.draw ? [['X', odds.draw] as const] : []),
    ['2', odds.away] as const,
  ]
  return (
    <>
      <span data-part="match">
        {sides(home.colour, away.colour)}
        <span>{sayLabel(labels, 'fixture', { home: home.name, away: away.name })}</span>
      </span>
      <span data-part="terms">
        {time}
        {offered && (
          // biome-ignore lint/a11y/useSemanticElements: three figures with one name are no fieldset
          <span data-part="odds" role="group" aria-label={labels.odds}>
            {offered.map(([outcome, text]) => (
              <span key={outcome}>
                <i>{outcome}</i> {text}
              </span>
            ))}
          </span>
        )}
      </span>
    </>
  )
}
