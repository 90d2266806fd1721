import { Check, Ellipsis } from 'lucide'
import type { KeyboardEvent, ReactNode } from 'react'
import { moveFocus } from '../../interaction/moveFocus.ts'
import { typeAhead } from '../../interaction/typeAhead.ts'
import { type PopoverButton, type PopoverPlace, usePopover } from '../../interaction/usePopover.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Root } from './Menu.styles.ts'

export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  /** A sentence below the words. */
  readonly hint?: ReactNode
  /** Leads there. */
  readonly href?: string
  /** One of several that are on or off; `false` is off, without it there is nothing to be on. */
  readonly isChecked?: boolean
  /** What cannot be taken back. */
  readonly isDanger?: boolean
  readonly disabled?: boolean
  /** Stands below a line of its own. */
  readonly isSeparated?: boolean
}

export interface MenuProps extends Omit<PopoverPlace, 'isBesideRoot'> {
  /** What the menu is for, such as "Actions for Chrome on Windows"; the name of its button and of itself. */
  label: string
  items: readonly MenuItem[]
  onSelect?: (id: string) => void
  /** The button, when it is not the one with three dots: `(button) => <Button {...button}>Sort</Button>`. */
  trigger?: (button: PopoverButton) => ReactNode
}

/** A few actions behind one button. Arrows, Home, End and first letters move; a press elsewhere and Escape close it. */
export function Menu({ label, items, onSelect, trigger, side, align = 'end' }: MenuProps) {
  const focusFirst = (): void => {
    if (panelRef.current) moveFocus(panelRef.current, 'Home')
  }
  const { rootRef, panelRef, isOpen, button, panel, close } = usePopover('menu', { side, align }, focusFirst)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    // The focus goes back to the button, and on from there.
    if (event.key === 'Tab') close()
    else if (moveFocus(event.currentTarget, event.key) || typeAhead(event.currentTarget, event)) event.preventDefault()
  }
  const openByArrow = (event: KeyboardEvent<HTMLElement>): void => {
    if (isOpen || event.key !== 'ArrowDown' || !(event.target instanceof Element)) return
    if (!event.target.matches('[popovertarget]')) return
    event.preventDefault()
    panelRef.current?.showPopover()
  }
  const choose = (id: string): void => {
    close()
    onSelect?.(id)
  }
  return (
    <Root ref={rootRef} onKeyDown={openByArrow}>
      {trigger ? trigger(button) : <IconButton label={label} icon={<Glyph of={Ellipsis} />} {...button} />}
      <div
        ref={panelRef}
        {...panel}
        data-part="panel"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {isOpen && items.map((item) => <Entry key={item.id} item={item} onChoose={choose} />)}
      </div>
    </Root>
  )
}

function Entry({ item, onChoose }: { item: MenuItem; onChoose: (id: string) => void }) {
  const { id, label, icon, hint, href, isChecked, isDanger, disabled, isSeparated } = item
  const shared = {
    role: isChecked === undefined ? 'menuitem' : 'menuitemcheckbox',
    'aria-checked': isChecked,
    tabIndex: -1,
    onClick: () => onChoose(id),
    'data-part': 'item',
    'data-danger': isDanger || undefined,
    'data-separated': isSeparated || undefined,
  }
  const content = (
    <>
      {isChecked === undefined ? icon : <Glyph of={Check} data-part={isChecked ? 'on' : 'off'} />}
      <span>
        {label}
        {hint && <span data-part="hint">{hint}</span>}
      </span>
    </>
  )
  return href === undefined || disabled ? (
    <button type="button" {...shared} disabled={disabled}>
      {content}
    </button>
  ) : (
    <a {...shared} href={href}>
      {content}
    </a>
  )
}
