import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { moveFocus } from '../../interaction/moveFocus.ts'
import { useDisclosure } from '../../interaction/useDisclosure.ts'

/** Time a pointer has to rest before the panel opens or closes, so that crossing the bar shows nothing. */
const intentMs = 120

/**
 * A preview opens by hover or keyboard focus and is no stop of the Tab key; pinned, by press or arrow key, its links
 * are. Escape, a press elsewhere and leaving close both.
 */
export function useNavDropdown() {
  const { rootRef, isOpen, setOpen } = useDisclosure<HTMLDivElement>()
  const [isPinned, setPinned] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isInDrawer = (): boolean => Boolean(rootRef.current?.closest('[popover]:popover-open'))

  const change = (open: boolean, pinned: boolean): void => {
    clearTimeout(timer.current)
    setOpen(open)
    setPinned(open && pinned)
  }

  const onHover = (open: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || isInDrawer()) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (open || !rootRef.current?.contains(document.activeElement)) change(open, isPinned)
    }, intentMs)
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const list = rootRef.current?.querySelector<HTMLElement>('[data-part=list]')
    if (event.key === 'ArrowDown' && !(isOpen && list)) {
      event.preventDefault()
      change(true, true)
      requestAnimationFrame(() => rootRef.current?.querySelector<HTMLElement>('[data-part=list] a')?.focus())
    } else if (isOpen && list && moveFocus(list, event.key)) {
      event.preventDefault()
      setPinned(true)
    }
  }

  return {
    rootRef,
    isOpen,
    isPinned,
    onToggle: () => change(!(isOpen && isPinned), true),
    onLinkFocus: (event: { target: Element }) => {
      if (event.target.matches(':focus-visible') && !isInDrawer()) change(true, isPinned)
    },
    close: () => change(false, false),
    rootProps: { onPointerEnter: onHover(true), onPointerLeave: onHover(false), onKeyDown },
  }
}
