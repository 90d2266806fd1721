import type { ReactNode } from 'react'
import type { MemberMenuLabels } from './MemberMenu.labels.ts'

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

export interface MemberMenuProps {
  name: string
  /** Name of the member's club or level. */
  clubLabel?: string
  /** Picture of the member; the name's first letter without it. */
  avatar?: string
  /** With its currency; left out while it is not known. */
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
