import type { ReactNode } from 'react'
import { ShelfRoot } from './Shelf.styles.ts'

interface ShelfProps {
  title: string
  /** Where the More link leads. */
  moreHref?: string
  more?: string
  /** Accessible name of the More link; has to contain `more`. */
  moreName?: string
  children: ReactNode
}

/** A titled row of a page with a way to everything of its kind (L07). */
export function Shelf({ title, moreHref, more, moreName, children }: ShelfProps) {
  return (
    <ShelfRoot>
      <header>
        <h2>{title}</h2>
        {moreHref && (
          <a href={moreHref} aria-label={moreName}>
            {more}
          </a>
        )}
      </header>
      {children}
    </ShelfRoot>
  )
}
