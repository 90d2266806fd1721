import type { ReactNode } from 'react'
import { type Asked, AskedState } from './AskedState.tsx'

interface DeskListProps<Item> {
  readonly query: Asked
  /** What was answered. */
  readonly items: readonly Item[] | undefined
  readonly keyOf: (item: Item) => string
  /** What one line says. */
  readonly row: (item: Item) => ReactNode
  readonly emptyTitle: string
  readonly emptyText: string
}

/** What a panel lists: waited for, not answered, nothing, or a line for each. Nothing takes one line, so that work stands out. */
export function DeskList<Item>({ query, items, keyOf, row, emptyTitle, emptyText }: DeskListProps<Item>) {
  if (items === undefined) return <AskedState query={query} />
  if (items.length === 0)
    return (
      <p data-desk="empty">
        <strong>{emptyTitle}</strong> <span>{emptyText}</span>
      </p>
    )
  return (
    <div data-desk="queue">
      <ul data-desk="list">
        {items.map((item) => (
          <li key={keyOf(item)}>{row(item)}</li>
        ))}
      </ul>
    </div>
  )
}
