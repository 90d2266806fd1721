import type { ReactNode } from 'react'

export interface MemberMenuEntry {
  id: string
  label: string
  icon?: ReactNode
  /** Where the entry leads; without it the entry is a button. */
  href?: string | undefined
  /** Number or short text after the label, such as unread messages. */
  badge?: string | number | undefined
  /** Stands under a hairline, such as sign out. */
  isSeparated?: boolean | undefined
}

export interface MemberMenuLabels {
  menu: string
  balance: string
  showBalance: string
  hideBalance: string
  /** Read out instead of the asterisks. */
  balanceHidden: string
}

export const memberMenuLabels: MemberMenuLabels = {
  menu: 'Account',
  balance: 'Balance',
  showBalance: 'Show balance',
  hideBalance: 'Hide balance',
  balanceHidden: 'hidden',
}

export interface MemberMenuProps {
  name: string
  /** Name of the member's club or level. */
  clubLabel?: string
  /** Picture of the member; the name's first letter without it. */
  avatar?: string
  /** Formatted, with its currency; left out while it is not known. */
  balance?: string
  /** Asterisks stand for the balance (H17). */
  isBalanceHidden?: boolean
  onToggleBalance?: () => void
  /** The deposit button (H18). */
  deposit?: ReactNode
  entries: readonly MemberMenuEntry[]
  /** An entry was chosen; its link is followed all the same. */
  onSelect?: (id: string) => void
  labels?: MemberMenuLabels
}
