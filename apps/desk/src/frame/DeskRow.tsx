import type { ReactNode } from 'react'

interface DeskRowProps {
  /** What it is about, such as an amount. */
  readonly title: ReactNode
  /** The state of it. */
  readonly badge?: ReactNode
  /** Whose it is, and by which way. */
  readonly about: ReactNode
  /** What helps to find it again, and when it came. */
  readonly quiet?: ReactNode
  /** What else has to be read before a decision. */
  readonly children?: ReactNode
  /** Buttons that decide. */
  readonly actions?: ReactNode
}

/** One piece of work: its columns stand below those of the row before. */
export const DeskRow = ({ title, badge, about, quiet, children, actions }: DeskRowProps) => (
  <>
    <span data-desk="to">{title}</span>
    <span data-desk="about">
      {about}
      {quiet && <span data-desk="quiet">{quiet}</span>}
    </span>
    <span data-desk="state">{badge}</span>
    {children && <div data-desk="more">{children}</div>}
    {actions && <span data-desk="actions">{actions}</span>}
  </>
)
