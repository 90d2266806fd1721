import type { MouseEvent, ReactNode } from 'react'
import { type BottomBarLabels, bottomBarLabels } from './BottomBar.labels.ts'
import { BottomBarRoot } from './BottomBar.styles.ts'

export interface BottomBarEntry {
  id: string
  label: string
  icon: ReactNode
  /** Where the entry leads; without one it is a button. */
  href?: string | undefined
  /** The page that is shown now. */
  isCurrent?: boolean | undefined
  /** A small number at the icon, such as unread messages. */
  count?: number | undefined
}

export interface BottomBarProps {
  /** Two to five places that a thumb reaches. */
  entries: readonly BottomBarEntry[]
  /** Told the entry that was pressed; a link is followed unless the event is stopped. */
  onSelect?: (id: string, event: MouseEvent) => void
  labels?: BottomBarLabels
}

/**
 * The places most used, at the lower edge of a phone's window. Place it as the last child of the page's root: it keeps
 * a place of its own at the page's end, so that it covers nothing. Hide it where the header has room for these places.
 */
export function BottomBar({ entries, onSelect, labels = bottomBarLabels }: BottomBarProps) {
  if (entries.length === 0) return null
  return (
    <BottomBarRoot data-part="bottom-bar" aria-label={labels.bar}>
      <ul data-places={entries.length}>
        {entries.map(({ id, label, icon, href, isCurrent, count }) => {
          const choose = (event: MouseEvent): void => onSelect?.(id, event)
          const content = (
            <>
              <span data-part="icon">
                {icon}
                {count ? <span data-part="count">{count > 99 ? '99+' : count}</span> : null}
              </span>
              <span data-part="word">{label}</span>
            </>
          )
          return (
            <li key={id}>
              {href === undefined ? (
                <button type="button" data-part="entry" onClick={choose}>
                  {content}
                </button>
              ) : (
                <a data-part="entry" href={href} aria-current={isCurrent ? 'page' : undefined} onClick={choose}>
                  {content}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </BottomBarRoot>
  )
}
