import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Root } from './PaymentItem.styles.ts'

export interface PaymentItemProps {
  /** A drawing of the way it is paid, such as `<Glyph of={CreditCard} />`. */
  icon: ReactNode
  /** The way it is paid. */
  title: ReactNode
  /** With its currency. */
  amount: ReactNode
  /** How far it is: a `Badge`. */
  badge: ReactNode
  /** When it began, its reference. */
  facts?: ReactNode
  /** What it means, or what to do next. */
  text?: ReactNode
  /** What has to be known to pay: an account, a QR code. */
  children?: ReactNode
  /** Buttons that do the next thing. */
  actions?: ReactNode
  /** Its way: a `Timeline`, behind a line that opens it. */
  timeline?: ReactNode
  /** Words of that line. */
  timelineLabel?: string
  /** It waits for its payer: it stands out. */
  isOpen?: boolean
  /** It has just been begun on this page: it comes into sight and its heading takes the focus. */
  isNew?: boolean
  headingLevel?: 2 | 3 | 4
}

/** One payment into or out of an account: how far it is, what to do next, and its way. */
export function PaymentItem(props: PaymentItemProps) {
  const { icon, title, amount, badge, facts, text, children, actions, timeline, timelineLabel } = props
  const { isOpen = false, isNew = false, headingLevel = 3 } = props
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const root = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isNew) return
    heading.current?.focus()
    root.current?.scrollIntoView({ block: 'nearest' })
  }, [isNew])
  const focused = isNew && { tabIndex: -1, 'aria-describedby': `${id}-amount ${id}-badge` }
  return (
    <Root ref={root} aria-labelledby={id} data-open={isOpen || undefined}>
      <header>
        <span data-part="icon" aria-hidden>
          {icon}
        </span>
        <Heading id={id} ref={heading} {...focused}>
          {title}
        </Heading>
        <span data-part="amount" id={`${id}-amount`}>
          <bdi>{amount}</bdi>
        </span>
        <span data-part="badge" id={`${id}-badge`}>
          {badge}
        </span>
        {facts && <p data-part="facts">{facts}</p>}
      </header>
      {text && <p data-part="text">{text}</p>}
      {children}
      {actions && <div data-part="actions">{actions}</div>}
      {timeline && (
        <details>
          <summary>{timelineLabel}</summary>
          {timeline}
        </details>
      )}
    </Root>
  )
}
