import type { ReactNode } from 'react'
import { Root } from './WalletList.styles.ts'

export interface WalletListProps {
  /** What the wallets are, for those who do not see them. */
  label: string
  /** A `WalletRow` for each; the main one first. */
  children: ReactNode
  /** Below them: what is done with all of them at once. */
  footer?: ReactNode
}

/** Wallets with what is in each. One that is slow, or cannot be read, leaves the others as they are. */
export function WalletList({ label, children, footer }: WalletListProps) {
  return (
    <Root>
      <ul aria-label={label}>{children}</ul>
      {footer && <div data-part="footer">{footer}</div>}
    </Root>
  )
}
