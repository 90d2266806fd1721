import type { ReactNode } from 'react'
import { Root } from './Quote.styles.ts'

export interface QuoteProps {
  children: ReactNode
  /** Who said it. */
  by?: ReactNode
  /** What makes their word count. */
  detail?: ReactNode
}

/** Somebody's words, large, with who said them. */
export function Quote({ children, by, detail }: QuoteProps) {
  return (
    <Root>
      <blockquote>{children}</blockquote>
      {(by || detail) && (
        <figcaption>
          {by && <strong>{by}</strong>}
          {detail && <span>{detail}</span>}
        </figcaption>
      )}
    </Root>
  )
}
