import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Gives the keyboard to `heir` when what had it within `root` is taken away, such as a row with the button that was just
 * pressed: otherwise it would begin anew at the top of the page.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, heir: RefObject<HTMLElement | null>): void {
  const holder = useRef<EventTarget>(null)
  useEffect(() => {
    const element = root.current
    const hold = ({ target }: FocusEvent): void => {
      holder.current = target
    }
    const leave = ({ relatedTarget }: FocusEvent): void => {
      // Whoever is taken away leaves for nobody.
      if (relatedTarget !== null) holder.current = null
    }
    element?.addEventListener('focusin', hold)
    element?.addEventListener('focusout', leave)
    return () => {
      element?.removeEventListener('focusin', hold)
      element?.removeEventListener('focusout', leave)
    }
  }, [root])
  useLayoutEffect(() => {
    const { current } = holder
    if (!(current instanceof Element) || current.isConnected) return
    holder.current = null
    if (document.activeElement === document.body) heir.current?.focus()
  })
}
