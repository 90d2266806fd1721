import { type ReactNode, useId } from 'react'
import { ShelfRoot } from './Shelf.styles.ts'

export interface ShelfProps {
  title: ReactNode
  /** Where the link at the end of the title leads, to everything of its kind. */
  moreHref?: string | undefined
  /** Words of that link. */
  more?: string
  /** Accessible name of that link; has to contain `more`. */
  moreName?: string
  /** What stands below is a region of its own with controls in the title's row, as a carousel with its arrows. */
  hasControls?: boolean
  isBusy?: boolean
  children: ReactNode
}

/** A titled part of a page with a way to everything of its kind (L07). */
export function Shelf({ title, moreHref, more, moreName, hasControls, isBusy, children }: ShelfProps) {
  const titleId = useId()
  // Two regions of one name, one in the other, would tell nothing apart.
  const region = hasControls ? { as: 'div' as const, 'data-controls': true } : { 'aria-labelledby': titleId }
  return (
    <ShelfRoot {...region} aria-busy={isBusy}>
      <div data-part="head">
        <h2 id={titleId}>{title}</h2>
        {moreHref !== undefined && (
          <a href={moreHref} aria-label={moreName}>
            {more}
          </a>
        )}
      </div>
      {children}
    </ShelfRoot>
  )
}
