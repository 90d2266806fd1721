import { Pause, Play } from 'lucide'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { prefersReducedMotion } from '../../interaction/reducedMotion.ts'
import { useAutoStep } from '../../interaction/useAutoStep.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { defaultIcon } from '../LazyImage/DefaultIcon.tsx'
import { useFailedImages } from '../LazyImage/useFailedImages.ts'
import { type WinnerBoardLabels, winnerBoardLabels } from './WinnerBoard.labels.ts'
import { WinnerBoardRoot } from './WinnerBoard.styles.ts'

/** Entries a board shows at most (C06). */
export const maxWinners = 20

/** One win, as the board's data gives it (L31). */
export interface WinnerEntry {
  readonly id: string
  readonly icon: string
  /** Already shortened for privacy by the server. */
  readonly customerName: string
  readonly gameName: string
  /** Formatted, with its currency. */
  readonly amount: string
  /** When it was won; words may be missing until the reader's clock is known. */
  readonly at?: { readonly instant: string; readonly words: string } | undefined
  /** The highest of all, which alone stands out. */
  readonly isHighest?: boolean | undefined
}

export interface WinnerBoardProps {
  entries: readonly WinnerEntry[]
  /** Stands above the list, usually a JackpotCounter (L32). */
  jackpot?: ReactNode
  /** Milliseconds between steps of one row; stands still with 0. */
  scrollEvery?: number
  labels?: WinnerBoardLabels
}

/** The latest wins, 20 at most, passing by row for row; can be paused, and scrolled by hand (L04, L31). */
export function WinnerBoard(props: WinnerBoardProps) {
  const { entries, jackpot, scrollEvery = 3000, labels = winnerBoardLabels } = props
  const rootRef = useRef<HTMLElement>(null)
  const listRef = useRef<HTMLUListElement>(null)
  const [isPaused, setPaused] = useState(false)
  const { failedImages, imageProps } = useFailedImages()
  const titleId = useId()

  useEffect(() => {
    if (prefersReducedMotion()) setPaused(true)
  }, [])

  useAutoStep(rootRef, {
    every: scrollEvery || undefined,
    isPaused,
    onStep: () => {
      const list = listRef.current
      const row = list?.firstElementChild?.clientHeight
      if (!list || !row) return
      const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 1
      list.scrollTo({ top: isAtEnd ? 0 : list.scrollTop + row, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
    },
  })

  return (
    <WinnerBoardRoot ref={rootRef} aria-labelledby={titleId}>
      <div data-part="board" {...imageProps}>
        <div data-part="head">
          <div data-part="title-line">
            <h2 id={titleId}>{labels.title}</h2>
            {scrollEvery > 0 && entries.length > 1 && (
              <button
                type="button"
                data-control
                aria-label={isPaused ? labels.play : labels.pause}
                onClick={() => setPaused(!isPaused)}
              >
                {isPaused ? (
                  <Glyph of={Play} size={16} line={1} isFilled />
                ) : (
                  <Glyph of={Pause} size={16} line={1} isFilled />
                )}
              </button>
            )}
          </div>
          {jackpot}
        </div>
        {entries.length === 0 ? (
          <p data-part="empty">{labels.empty}</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
          <ul data-part="list" ref={listRef} tabIndex={0} aria-labelledby={titleId}>
            {entries.slice(0, maxWinners).map(({ id, icon, customerName, gameName, amount, at, isHighest }) => (
              <li key={id} data-part="entry" data-highest={isHighest || undefined}>
                <span data-part="art">
                  {!icon || failedImages.has(icon) ? (
                    defaultIcon
                  ) : (
                    <img src={icon} alt="" width={36} height={36} loading="lazy" decoding="async" />
                  )}
                </span>
                <span data-part="who">{customerName}</span>
                <span data-part="game">{gameName}</span>
                <span data-part="amount">{amount}</span>
                {at && (
                  <time data-part="at" dateTime={at.instant}>
                    {at.words}
                  </time>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </WinnerBoardRoot>
  )
}
