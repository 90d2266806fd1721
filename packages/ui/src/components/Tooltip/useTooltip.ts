import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { type PopoverSide, placeBeside } from '../../interaction/placeBeside.ts'

/** A pointer that crosses a control shows nothing, and one on its way to the tip does not lose it. */
const showAfter = 400
const hideAfter = 120

/** When a tip shows and goes: for the element around its control and itself. */
export function useTooltip(root: RefObject<HTMLElement | null>, tip: RefObject<HTMLElement | null>, side: PopoverSide) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const listening = useRef<AbortController>(undefined)

  const hide = (): void => {
    clearTimeout(timer.current)
    listening.current?.abort()
    if (tip.current?.matches(':popover-open')) tip.current.hidePopover()
  }
  const show = (): void => {
    const anchor = root.current?.firstElementChild
    const shown = tip.current
    if (!anchor || !shown || shown.matches(':popover-open')) return
    const place = (): void => placeBeside(anchor, shown, side, 'middle')
    shown.showPopover()
    place()
    listening.current = new AbortController()
    const { signal } = listening.current
    addEventListener('scroll', hide, { signal, capture: true, passive: true })
    addEventListener('resize', place, { signal })
    const putAway = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      // What stands around it, such as a dialog, stays.
      event.preventDefault()
      event.stopPropagation()
      hide()
    }
    document.addEventListener('keydown', putAway, { signal, capture: true })
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      listening.current?.abort()
    },
    [],
  )

  const later = (act: () => void, ms: number): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, ms)
  }
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') later(show, showAfter)
    },
    onPointerLeave: () => {
      if (!root.current?.querySelector(':focus-visible')) later(hide, hideAfter)
    },
    onPointerDown: hide,
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(':focus-visible')) show()
    },
    onBlur: hide,
  }
}
