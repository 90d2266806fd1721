import type { ReactNode } from 'react'
import { type WalletListLabels, walletListLabels } from './WalletList.labels.ts'

export interface WalletRowProps {
  /** Whose wallet it is. */
  name: ReactNode
  /** With its currency; none while it is asked for, or where it cannot be read. */
  balance?: ReactNode
  /** It is being asked for. */
  isAsking?: boolean
  /** Why there is no balance, or what has just become of it. */
  note?: ReactNode
  noteTone?: 'neutral' | 'positive' | 'negative'
  /** A button that does something about it. */
  action?: ReactNode
  labels?: WalletListLabels
}

/** One wallet of a `WalletList`. */
export function WalletRow(props: WalletRowProps) {
  const { name, balance, isAsking = false, note, noteTone = 'neutral', action, labels = walletListLabels } = props
  return (
    <li aria-busy={isAsking || undefined}>
      <span data-part="name">{name}</span>
      <span data-part="balance" data-known={balance === undefined ? undefined : true}>
        {balance ?? (isAsking ? labels.asking : labels.unknown)}
      </span>
      <span data-part="note" data-tone={noteTone} role="status">
        {note}
      </span>
      {action && <span data-part="action">{action}</span>}
    </li>
  )
}
