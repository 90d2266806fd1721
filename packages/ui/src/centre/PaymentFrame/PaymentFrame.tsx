import { type ReactNode, useId } from 'react'
import { Root } from './PaymentFrame.styles.ts'

export interface PaymentFrameProps {
  /** What has just come of a payment: a `Notice`. */
  notice?: ReactNode
  /** What waits for the payer: `PaymentItem`s. On a phone it stands before the form. */
  news?: ReactNode
  /** A `Form` with the ways to pay, the amount and a `Receipt`. */
  children: ReactNode
  /** Heading of the payments that are over. */
  historyTitle: string
  /** At the end of its line: the way to all of them. */
  historyAction?: ReactNode
  /** `PaymentItem`s, or why there are none. */
  history: ReactNode
}

/** A page on which money moves: what waits, the form, and what was before. Side by side where there is room. */
export function PaymentFrame({ notice, news, children, historyTitle, historyAction, history }: PaymentFrameProps) {
  const id = useId()
  return (
    <Root>
      {notice}
      <div data-part="columns" data-news={news ? true : undefined}>
        {news && <div data-part="news">{news}</div>}
        <div data-part="form">{children}</div>
        <section data-part="history" aria-labelledby={id}>
          <header>
            <h3 id={id}>{historyTitle}</h3>
            {historyAction}
          </header>
          {history}
        </section>
      </div>
    </Root>
  )
}
