import { type ReactNode, useId } from 'react'
import { type OpeningForm, OpeningRoot } from './Opening.styles.ts'

export interface OpeningProps {
  title: ReactNode
  text?: ReactNode
  /** What to do first, usually a `Button`. */
  action?: ReactNode
  form?: OpeningForm
  /** Where there is room for two columns, the words stand in the second. */
  isMirrored?: boolean
  /** What stands beside the words: a ticket, figures. */
  children?: ReactNode
}

/** What a page opens with: a sentence, a paragraph, one action, and what they are about beside them. */
export function Opening({ title, text, action, form = 'paragraph', isMirrored, children }: OpeningProps) {
  const titleId = useId()
  return (
    <OpeningRoot aria-labelledby={titleId} data-form={form} data-mirrored={isMirrored || undefined}>
      <div>
        <h2 data-part="title" id={titleId}>
          {title}
        </h2>
        {text && <p data-part="text">{text}</p>}
        {action && <div data-part="action">{action}</div>}
      </div>
      {children}
    </OpeningRoot>
  )
}
