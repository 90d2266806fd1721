import type { ReactNode } from 'react'
import { Root } from './Prose.styles.ts'

export interface ProseProps {
  /** Paragraphs, headings from `h2` down, lists, tables, quotes, pictures as plain elements. */
  children: ReactNode
  /** Language tag of the words, where it is another than the page's. */
  lang?: string
}

/** A text to read: plain elements set in the measure, spaces and colours of the theme. */
export function Prose({ children, lang }: ProseProps) {
  return <Root lang={lang}>{children}</Root>
}
