import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Root, type TabsVariant } from './Tabs.styles.ts'

export interface TabItem {
  readonly id: string
  readonly label: ReactNode
  readonly icon?: ReactNode
  /** A number after the words, such as how many are waiting. */
  readonly badge?: number
  readonly disabled?: boolean
  /** Choosing it asks for something first, such as a login: arrows only lead to it, Enter, space or a press chooses it. */
  readonly isGuarded?: boolean
}

export interface TabsProps {
  items: readonly TabItem[]
  /** Id of the selected item. */
  selected: string
  onSelect: (id: string) => void
  /** Name of the row of tabs. */
  label: string
  variant?: TabsVariant
  /** What the selected tab shows. Without it the tabs choose what stands elsewhere, and `panelId` says where. */
  children?: ReactNode
  /** Id of the element elsewhere that the tabs change; its role is `tabpanel`. */
  panelId?: string
}

/** One of several views. Arrows, Home and End move and select, but for tabs that ask first; Tab goes on into the panel. */
export function Tabs({ items, selected, onSelect, label, variant = 'line', children, panelId }: TabsProps) {
  const id = useId()
  const ownPanel = children === undefined ? undefined : `${id}-panel`
  const list = useRef<HTMLDivElement>(null)
  // Also one that an address has selected, and at a width that has no room for all of them.
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>(`[role=tab][value="${CSS.escape(selected)}"]`)
    if (!row || !tab) return
    const { left, right } = row.getBoundingClientRect()
    const box = tab.getBoundingClientRect()
    if (box.left < left) row.scrollLeft += box.left - left
    else if (box.right > right) row.scrollLeft += box.right - right
  }, [selected])
  // Where none is selected the first one is the way in.
  const entry = (items.find(({ id: item }) => item === selected) ?? items.find(({ disabled }) => !disabled))?.id
  const selectByKey = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const next = neighbour(event)
    if (!next) return
    event.preventDefault()
    next.focus()
    if (!items.some(({ id: item, isGuarded }) => isGuarded && item === next.value)) onSelect(next.value)
  }
  return (
    <Root data-variant={variant}>
      <div ref={list} data-part="list" role="tablist" aria-label={label}>
        {items.map(({ id: item, label: words, icon, badge, disabled }) => (
          <button
            key={item}
            type="button"
            role="tab"
            data-part="tab"
            id={`${id}-${item}`}
            value={item}
            aria-selected={item === selected}
            aria-controls={ownPanel ?? panelId}
            tabIndex={item === entry ? 0 : -1}
            disabled={disabled}
            onClick={() => onSelect(item)}
            onKeyDown={selectByKey}
          >
            {icon}
            {words}
            {badge !== undefined && badge > 0 && <span data-part="badge">{badge}</span>}
          </button>
        ))}
      </div>
      {ownPanel && (
        <div data-part="panel" role="tabpanel" id={ownPanel} aria-labelledby={`${id}-${selected}`}>
          {children}
        </div>
      )}
    </Root>
  )
}

/** The tab a key leads to, with the reading direction; undefined for keys that lead nowhere. */
function neighbour(event: KeyboardEvent<HTMLButtonElement>): HTMLButtonElement | undefined {
  const tab = event.currentTarget
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLButtonElement>('[role=tab]:enabled') ?? [])]
  const at = tabs.indexOf(tab)
  const forward = getComputedStyle(tab).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
  if (event.key === forward) return tabs[(at + 1) % tabs.length]
  if (event.key === backward) return tabs.at(at <= 0 ? -1 : at - 1)
  if (event.key === 'Home') return tabs[0]
  if (event.key === 'End') return tabs.at(-1)
  return undefined
}
