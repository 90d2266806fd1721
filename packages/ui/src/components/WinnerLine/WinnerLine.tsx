import { useId } from 'react'
import { type WinnerLineLabels, winnerLineLabels } from './WinnerLine.labels.ts'
import { WinnerLineRoot } from './WinnerLine.styles.ts'

/** One win, as the server says it (L31). */
export interface LineWinner {
  readonly id: string
  /** Already shortened for privacy by the server. */
  readonly customerName: string
  readonly gameName: string
  /** Formatted, with its currency. */
  readonly amount: string
  /** ISO 8601 instant and how long ago that is, in words. */
  readonly at?: { readonly instant: string; readonly words: string } | undefined
  /** The highest of the line. */
  readonly isHighest?: boolean | undefined
}

export interface WinnerLineProps {
  winners: readonly LineWinner[]
  labels?: WinnerLineLabels
}

/** The latest wins in one line that is scrolled by hand; nothing moves by itself (L04, L31). Nothing without wins. */
export function WinnerLine({ winners, labels = winnerLineLabels }: WinnerLineProps) {
  const titleId = useId()
  if (winners.length === 0) return null
  return (
    <WinnerLineRoot aria-labelledby={titleId}>
      <div data-part="line">
        <h2 id={titleId}>{labels.title}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls has to be reachable by keyboard */}
        <ul tabIndex={0} aria-labelledby={titleId}>
          {winners.map(({ id, at, customerName, gameName, amount, isHighest }) => (
            <li key={id} data-highest={isHighest || undefined}>
              {at && <time dateTime={at.instant}>{at.words}</time>}
              <span data-part="who">{customerName}</span>
              <span data-part="game">{gameName}</span>
              <span data-part="amount">{amount}</span>
            </li>
          ))}
        </ul>
      </div>
    </WinnerLineRoot>
  )
}
