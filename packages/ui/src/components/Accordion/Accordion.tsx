import type { ReactNode } from 'react'
import { Root } from './Accordion.styles.ts'

export interface AccordionItem {
  readonly id: string
  readonly title: ReactNode
  /** What opens below the title. */
  readonly content: ReactNode
}

export interface AccordionProps {
  items: readonly AccordionItem[]
}

/** Titles that open what is below them, each by itself: questions and their answers. Works without a script. */
export function Accordion({ items }: AccordionProps) {
  return (
    <Root>
      {items.map(({ id, title, content }) => (
        <details key={id}>
          <summary>{title}</summary>
          <div data-part="content">{content}</div>
        </details>
      ))}
    </Root>
  )
}
