import { ChevronLeft, ChevronRight } from 'lucide'
import { Children, type ReactNode, type Ref, useId } from 'react'
import { Glyph } from '../Icon/Glyph.tsx'
import { type RailLabels, railLabels } from './Rail.labels.ts'
import { RailRoot } from './Rail.styles.ts'
import { useRail } from './useRail.ts'

/** A way to everything of the row's kind. */
export interface RailMore {
  href: string
  text: string
  /** Accessible name; contains `text`. */
  name?: string
}

export interface RailProps {
  title: string
  more?: RailMore | undefined
  /** List items, each with a key. */
  children: ReactNode
  /** The order says something, as in a top ten. */
  isOrdered?: boolean
  isBusy?: boolean
  labels?: RailLabels
}

/**
 * A titled row that runs off the screen (CF07): scrolled by hand, by touch, by its arrows or by the keyboard. In a page
 * that sets `--fy-bleed` and gives it the window's whole width, it begins with the page's column and ends at the window's edge.
 */
export function Rail(props: RailProps) {
  const { title, more, children, isOrdered = false, isBusy = false, labels = railLabels } = props
  const titleId = useId()
  const { ref, moves, isAtStart, isAtEnd, step } = useRail(Children.count(children))
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <RailRoot
      aria-labelledby={titleId}
      aria-busy={isBusy}
      data-moves={moves || undefined}
      data-starts={isAtStart || undefined}
      data-ends={isAtEnd || undefined}
    >
      <div data-part="head">
        <h2 id={titleId}>{title}</h2>
        {/* They come with the script: after the link, they would push it. */}
        <span data-part="arrows">
          <button
            type="button"
            data-control
            aria-label={`${labels.previous}: ${title}`}
            disabled={isAtStart}
            onClick={() => step(-1)}
          >
            <Glyph of={ChevronLeft} size={20} />
          </button>
          <button
            type="button"
            data-control
            aria-label={`${labels.next}: ${title}`}
            disabled={isAtEnd}
            onClick={() => step(1)}
          >
            <Glyph of={ChevronRight} size={20} />
          </button>
        </span>
        {more && (
          <a data-part="more" href={more.href} aria-label={more.name}>
            {more.text}
          </a>
        )}
      </div>
      <List
        data-part="items"
        // One of two elements of lists, which the hook need not tell apart.
        ref={ref as Ref<HTMLUListElement & HTMLOListElement>}
        aria-labelledby={titleId}
        tabIndex={0}
      >
        {children}
      </List>
    </RailRoot>
  )
}
