import { ChevronDown } from 'lucide'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react'
import { moveFocus } from '../../interaction/moveFocus.ts'
import { useDisclosure } from '../../interaction/useDisclosure.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { type NavRowLabels, navRowLabels } from './NavRow.labels.ts'
import { NavRowRoot } from './NavRow.styles.ts'
import { useFitting } from './useFitting.ts'

export interface NavRowEntry {
  id: string
  /** The entry as it stands in the row, usually a `NavDropdown`. */
  content: ReactNode
  /** Name and address of the entry in the menu of those that do not fit. */
  label: string
  href: string
  /** The page shown belongs to this entry. */
  isActive?: boolean
  /** Hears a press on the entry in the menu, and may prevent it. */
  onChoose?: (event: MouseEvent) => void
}

export interface NavRowProps {
  entries: readonly NavRowEntry[]
  labels?: NavRowLabels
}

/** Entries of the header on one line; what does not fit stands in a menu called More (H05). In a drawer all stand below one another. */
export function NavRow({ entries, labels = navRowLabels }: NavRowProps) {
  const { rootRef: row, fit } = useFitting(entries.length)
  const { rootRef: menu, isOpen, setOpen } = useDisclosure<HTMLDivElement>()
  const menuId = useId()
  const folded = entries.slice(fit)
  const close = () => setOpen(false)

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' && !isOpen) {
      setOpen(true)
      requestAnimationFrame(() => menu.current?.querySelector<HTMLElement>('a')?.focus())
    } else if (!isOpen || !menu.current || !moveFocus(menu.current, event.key)) return
    event.preventDefault()
  }

  return (
    <NavRowRoot ref={row}>
      <div data-part="row">
        {entries.map(({ id, content }, at) => (
          <div key={id} data-part="entry" data-folded={at >= fit || undefined}>
            {content}
          </div>
        ))}
      </div>
      <div data-part="more" data-empty={folded.length === 0 || undefined}>
        <div ref={menu} data-part="holder">
          <button
            type="button"
            data-part="toggle"
            aria-expanded={isOpen}
            aria-controls={menuId}
            data-active={folded.some(({ isActive }) => isActive) || undefined}
            onClick={() => setOpen(!isOpen)}
            onKeyDown={onKeyDown}
          >
            {labels.more}
            <Glyph of={ChevronDown} size={16} />
          </button>
          <ul data-part="menu" id={menuId} hidden={!isOpen}>
            {folded.map(({ id, label, href, isActive, onChoose }) => (
              <li key={id}>
                <a
                  href={href}
                  aria-current={isActive ? 'page' : undefined}
                  onKeyDown={onKeyDown}
                  onClick={(event) => {
                    close()
                    onChoose?.(event)
                  }}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </NavRowRoot>
  )
}
